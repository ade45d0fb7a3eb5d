/** Texts in one line, with commas between them; one that would be read as several stands in quotation marks, as in a CSV file. */
export function listed(texts: readonly string[]): string {
  return texts.map((text) => (/^"|[,;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(', ')
}

/**
 * The texts that `listed` wrote, or somebody by hand, without those that are empty.
 * @param between what parts them, outside of quotation marks
 */
export function entriesIn(line: string, between: ',' | ',;\n'): string[] {
  const entry = new RegExp(`[ \\t]*"((?:[^"]|"")*)"\\s*(?=[${between}]|$)|[^${between}]+`, 'g')
  return [...line.matchAll(entry)]
    .map(([whole, quoted]) => quoted?.replaceAll('""', '"') ?? whole)
    .flatMap((text) => text.trim() || [])
}
