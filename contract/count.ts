const format = new Intl.NumberFormat('en-IN')

/** A number as it is counted here: '10,000', '1,00,000'. */
export function grouped(count: number): string {
  return format.format(count)
}

/** So many of a thing, in words: '1 design', '10,000 designs'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`
}
