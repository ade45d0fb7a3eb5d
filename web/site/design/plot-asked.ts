/** The plot that a design's address names; null where it names none. */
export function readPlot(address: URLSearchParams): string | null {
  return address.get('plot')
}

/** What a design's address says of a plot. @param plot as `plotName` gives it */
export function plotSearch(plot: string): string {
  return `?plot=${plot}`
}
