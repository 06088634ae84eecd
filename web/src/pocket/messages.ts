/** What a page and the Worker with its tables say to each other. */
export type FromPage =
  | { type: 'ask'; id: number; method: string; path: string; body: string | null }
  | { type: 'come'; number: number; table: string; query: Record<string, string> }
  | { type: 'say'; number: number; text: string }
  | { type: 'go'; number: number }

export type ToPage =
  | { type: 'coming'; share: number }
  | { type: 'elsewhere' }
  | { type: 'starting' }
  | { type: 'ready' }
  | { type: 'failed'; fault: string }
  | { type: 'full'; unkept: number }
  | { type: 'answered'; id: number; status: number; body: string }
  | { type: 'told'; number: number; text: string }
  | { type: 'ended'; number: number; code: number }
