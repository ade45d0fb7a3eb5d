/** Ids are 24 hexadecimal characters, time-ordered. */
export const idPattern = /^[0-9a-f]{24}$/i

/** The same words for a name wherever two of them are compared: letter case and outer spaces do not count. */
export function nameKey(value: string): string {
  return value.trim().normalize('NFC').toLocaleLowerCase('en')
}

/** The lowercased name with spaces replaced by hyphens. */
export function slugOf(name: string): string {
  return nameKey(name).replace(/\s+/g, '-')
}

/** What a title is sorted by: letter case and Latin accents do not count. */
export function sortKey(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLocaleLowerCase('en')
}
