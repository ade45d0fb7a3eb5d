/** A tag's value: lowercase, spaces replaced by hyphens. */
export function tagValue(label: string): string {
  return label.trim().toLocaleLowerCase('en').replace(/\s+/g, '-')
}

/** A tag's label: hyphens turned into spaces, first letters in capitals. */
export function tagLabel(value: string): string {
  return value.replace(/-/g, ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toLocaleUpperCase('en'))
}
