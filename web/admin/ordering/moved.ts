/** The list with the entry at `from` taken out and put in at `to`. */
export function moved<T>(list: T[], from: number, to: number): T[] {
  const entry = list[from]
  return entry === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
