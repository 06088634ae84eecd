/** The rules behind a place: those of its kind of place, then those of the cards that lie there. */

export const OF_PLACE: Record<string, string[]> = {
  deck: ['REC-01', 'REC-02', 'REC-03', 'REC-06'],
  room: ['REC-04', 'REC-08', 'RET-01', 'INF-01', 'TRN-04', 'TRN-05'],
  spot: ['TRV-01', 'TRV-04', 'TRV-05'],
  path: ['TRV-03'],
  map: ['DLV-01', 'DLV-02', 'DLV-03', 'INF-02'],
  track: ['RES-02', 'RES-03', 'RES-04', 'RES-05', 'RES-06', 'RES-07'],
  guild: ['GLD-01', 'GLD-02', 'INF-03'],
  wisdom: ['TRN-01', 'TRN-03', 'TRN-07', 'DLV-02', 'DLV-03'],
  caliph: ['CAL-01', 'CAL-03', 'CAL-05', 'CAL-07'],
  slot: ['WORK-01', 'WORK-02', 'WORK-03', 'WORK-06'],
  card: ['WORK-01', 'WORK-05', 'WORK-08'],
  small: ['WORK-03', 'WORK-05'],
  goal: ['GOAL-01', 'GOAL-02', 'GOAL-03', 'GOAL-05', 'GOAL-06'],
  die: ['DICE-01', 'DICE-05', 'COL-02', 'COL-04', 'COL-05', 'COL-07'],
  placed: ['WKR-01', 'WKR-02', 'WKR-03', 'COL-04'],
  worker: ['WKR-01', 'WKR-02', 'WKR-03', 'WKR-07'],
  bag: ['DICE-02', 'DICE-03', 'DICE-04'],
  retiree: ['RET-03', 'RET-04', 'RET-08', 'RET-09', 'RET-10'],
  aside: ['RET-03', 'RET-04', 'RET-05'],
  silver: ['SUP-01'],
  gold: ['SUP-01'],
  influence: ['SUP-05', 'INF-02', 'INF-03'],
  scroll: ['SCO-07', 'SCO-12', 'SCO-13', 'SCO-15'],
  starting: ['SCO-08'],
  player: ['TURN-01', 'TURN-02', 'DICE-04'],
  scheme: ['SOL-06', 'SOL-08', 'SOL-09', 'SOL-11'],
  solo: ['SOL-05', 'SOL-06', 'SOL-10', 'SOL-21', 'SOL-26'],
  book: ['BOB-14', 'BOB-15', 'BOB-17', 'BOB-18'],
  upgrade: ['BOB-02', 'BOB-24', 'BOB-25'],
  xp: ['BOB-14', 'BOB-30'],
  row: ['BOB-19', 'BOB-20'],
}
export const OF_KIND: Record<string, string[]> = {
  scroll: ['TRN-07', 'TRN-10'],
  translator: ['REC-03', 'RET-01', 'TRN-03'],
  'goal-card': ['GOAL-04', 'GOAL-07'],
  'resource-card': ['SET-13', 'SET-14', 'SET-15'],
}

export const rulesOf = (place: string, kinds: readonly string[]): string[] => [
  ...new Set([
    ...(OF_PLACE[place.split('-')[0] ?? ''] ?? []),
    ...kinds.flatMap((kind) => OF_KIND[kind] ?? []),
  ]),
]
