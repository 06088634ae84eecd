/** How we tell that a printed value is not certain. What is known carries no mark. */
import type { Fidelity } from '../protocol'

export type Uncertain = Exclude<Fidelity, 'known'>

export const MARKS: Record<Uncertain, { symbol: string; name: string; means: string }> = {
  inferred: {
    symbol: 'u-inferred',
    name: 'web-fidelity-inferred',
    means: 'web-fidelity-inferred-means',
  },
  reconstructed: {
    symbol: 'u-reconstructed',
    name: 'web-fidelity-reconstructed',
    means: 'web-fidelity-reconstructed-means',
  },
}
