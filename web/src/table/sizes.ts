/** Which layout a table has; `styles/tokens.css` gives each the heights of its bars. */
import { MediaQuery } from 'svelte/reactivity'

/** The board whole, with a column beside it. */
export const wide = new MediaQuery('(min-width: 1180px)')
/** A window in which the own board is a dock of one row. */
export const low = new MediaQuery('(max-width: 1379px), (max-height: 859px)')
/** A phone, in either hand: what is offered stands below each other. */
export const phone = new MediaQuery('(max-width: 699px), (max-height: 520px)')
/** A tablet held upright: all at once. Else, below `wide`, there are areas to swipe between. */
export const tablet = new MediaQuery('(min-width: 700px) and (max-width: 1179px) and (min-height: 1000px)')
