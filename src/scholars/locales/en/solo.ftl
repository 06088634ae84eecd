# The solo opponent: what its cards and board say.

solo-employ = it Employs its focus character
solo-translate = it Translates a Scroll of its focus language
solo-deliver = it Delivers a Scroll of its focus language
solo-gold = 1 Gold goes on the leftmost Neutral Translator
solo-silver = { $amount ->
    [one] its marker moves { $amount } space
   *[other] its marker moves { $amount } spaces
}
solo-influence-guild = it places 1 Influence in { form-guild }
solo-influence-any-guild = it places 1 Influence in a Guild
solo-influence-scroll = it places 1 Influence on a Scroll
solo-retire = it Retires the top card of { $character ->
    [chinese] the Chinese deck
    [sanskrit] the Sanskrit deck
    [greek] the Greek deck
    [hebrew] the Hebrew deck
    [persian] the Persian deck
    [syriac] the Syriac deck
    [mixed-1] the first mixed deck
   *[mixed-2] the second mixed deck
}
solo-step = { $amount ->
    [one] its marker moves { $amount } space
   *[other] its marker moves { $amount } spaces
}
solo-translators-needed = { $amount ->
    [one] at least { $amount } Translator in the Rooms
   *[other] at least { $amount } Translators in the Rooms
}
solo-scrolls-needed = { $amount ->
    [one] at least { $amount } Scroll in the House of Wisdom
   *[other] at least { $amount } Scrolls in the House of Wisdom
}
solo-influence-of-space = as much Influence as the space shows
solo-influence-of-card = { $amount } Influence
solo-start-in-guild = 1 Influence in { form-guild }
solo-start-on-wisdom-scroll = 1 Influence on the Scroll in { form-guild }
solo-start-on-map-scroll = 1 Influence on the Scroll beside the Neutral Marker
solo-vp = { $vp } VP
solo-vp-per-retired = { $amount ->
    [one] 1 VP for each Retired Translator
   *[other] 1 VP for every { $amount } Retired Translators
}
solo-vp-per-scroll = 1 VP for each Translated Scroll
solo-vp-per-research-marker = 1 VP for each Research Marker placed
solo-vp-per-neutral-translator = 1 VP for each Neutral Translator in a Room
solo-vp-per-influence = { $amount ->
    [one] 1 VP for each Influence in the Guilds
   *[other] 1 VP for every { $amount } Influence in the Guilds
}
