import type { LiveAction } from '../../protocol'

/** How wide the live action is in the head of a slot: its chips, its number, and the ends. */
export const headPillWidth = ({ colours, value }: LiveAction, folded = false): number =>
  folded
    ? colours.length * 12 + String(value).length * 6.5 + 4
    : colours.length * 15.5 + String(value).length * 7 + 13
