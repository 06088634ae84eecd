/** The lessons of a first game, each with the icons it is about. */
import { row, text, token, type Token } from '../board/glyph'
import {
  advanced,
  arrow,
  atLeast,
  chip,
  die,
  equals,
  gold,
  guild,
  icon,
  inAnyGuild,
  letter,
  number,
  printedDie,
  ribbon,
  silver,
  slash,
  times,
  topUp,
  whiteSpot,
  worker,
} from '../board/tokens'

export interface Lesson {
  id: string
  drawn: readonly Token[]
}

const plus = (): Token => token(9, text('+', 0, 16))
const mixed = (...colours: Parameters<typeof die>[0][]): Token => {
  const [one = 'white', other = 'white', sum = 'white'] = colours
  return row([die(one), plus(), die(other), equals(), die(sum)])
}

export const LESSONS: readonly Lesson[] = [
  {
    id: 'aim',
    drawn: [
      row([icon('i-scroll'), letter('greek'), arrow(), letter('syriac'), arrow(), letter('arabic')]),
      ribbon(3),
    ],
  },
  {
    id: 'turn',
    drawn: [
      row([
        icon('i-card'),
        plus(),
        printedDie('white', 3),
        printedDie('red', 4),
        arrow(),
        chip('red'),
        number(7),
      ]),
    ],
  },
  {
    id: 'dice',
    drawn: [
      mixed('white', 'red', 'red'),
      mixed('red', 'blue', 'purple'),
      mixed('red', 'yellow', 'orange'),
      mixed('yellow', 'blue', 'green'),
      row([printedDie('blue', 2), plus(), worker('blue'), equals(), printedDie('blue', 6)]),
    ],
  },
  { id: 'recruit', drawn: [icon('i-recruit'), row([icon('i-dispatch'), slash(), icon('i-employ')])] },
  {
    id: 'travel',
    drawn: [
      row([icon('i-travel'), whiteSpot(), slash(), icon('i-deliver')]),
      row([silver(4), arrow(), inAnyGuild(), gold(1), advanced('wheel-6')]),
    ],
  },
  {
    id: 'research',
    drawn: [
      row([icon('i-research'), chip('blue'), atLeast(8), arrow(), advanced('astronomy')]),
      row([chip('green'), atLeast(4), gold(1), arrow(), advanced('biology')]),
    ],
  },
  {
    id: 'translate',
    drawn: [
      row([icon('i-translate'), chip('green'), arrow(), guild('green')]),
      row([letter('greek'), gold(1), letter('syriac'), gold(1), letter('arabic')]),
    ],
  },
  { id: 'retire', drawn: [row([gold(2), arrow(), icon('i-retire')]), ribbon(2)] },
  { id: 'rest', drawn: [row([icon('i-rest'), icon('i-harvest')]), topUp(4), icon('i-card'), icon('i-bag')] },
  { id: 'end', drawn: [row([icon('i-caliph'), times(), number(4)])] },
  { id: 'table', drawn: [icon('u-screen'), icon('u-info'), icon('u-undo')] },
]
