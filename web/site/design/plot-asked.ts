/** The plot that a design's address names; null where it names none. */
export function readPlot(address: URLSearchParams): string | null {
  return address.get('plot')
}
