const grouped = new Intl.NumberFormat('en-IN')

/** A number as it is counted here: '10,000', '1,00,000'. */
export function figure(count: number): string {
  return grouped.format(count)
}

/** So many of a thing, in words: '1 design', '10,000 designs'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${figure(count)} ${count === 1 ? one : many}`
}
