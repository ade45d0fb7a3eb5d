const grouped = new Intl.NumberFormat('en-IN')

/** So many of a thing, in words: '1 design', '10,000 designs'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped.format(count)} ${count === 1 ? one : many}`
}
