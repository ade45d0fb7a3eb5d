/** Seconds up to which an observation is counted, each bound with all that is quicker. */
const usualBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export type Histogram = ReturnType<typeof createHistogram>

/** Counts how long something takes, by bounds: plain numbers, added up only where they are read. */
export function createHistogram(bounds: readonly number[] = usualBounds) {
  /** One beyond the bounds: what took longer than all of them. */
  const counts: number[] = new Array(bounds.length + 1).fill(0)
  let sum = 0
  return {
    bounds,
    observe(seconds: number): void {
      let at = 0
      while (at < bounds.length && seconds > (bounds[at] as number)) at++
      counts[at] = (counts[at] as number) + 1
      sum += seconds
    },
    /** How many fell under each bound itself, and how many beyond the last. */
    counts: (): readonly number[] => counts,
    sum: () => sum,
  }
}
