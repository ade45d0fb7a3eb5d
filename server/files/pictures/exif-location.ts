const locationTag = 0x8825
const entrySize = 12
/** Bytes of one value of each kind, by its number. */
const valueSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

/**
 * Empties every location (GPS) table that Exif data names, wherever in a picture it lies, and says whether there was one. A
 * picture of any kind carries Exif as it is, under the mark that a TIFF begins with.
 */
export function clearExifLocations(bytes: Buffer): boolean {
  let isChanged = false
  for (const [mark, isLittle] of [
    ['II*\0', true],
    ['MM\0*', false],
  ] as const)
    for (let at = bytes.indexOf(mark, 0, 'latin1'); at >= 0; at = bytes.indexOf(mark, at + 4, 'latin1'))
      isChanged = clearLocation(new Exif(bytes.subarray(at), isLittle)) || isChanged
  return isChanged
}

function clearLocation(exif: Exif): boolean {
  const table = exif.long(4)
  for (const entry of exif.entries(table)) {
    const isLocation =
      exif.short(entry) === locationTag && exif.short(entry + 2) === 4 && exif.long(entry + 4) === 1
    if (!isLocation) continue
    const fields = exif.long(entry + 8)
    for (const field of exif.entries(fields)) clearEntry(exif, field)
    exif.clear(fields, fields + 2)
    return true
  }
  return false
}

function clearEntry(exif: Exif, entry: number): void {
  const size = (valueSizes[exif.short(entry + 2)] ?? 0) * exif.long(entry + 4)
  // A value of more than four bytes lies elsewhere.
  if (size > 4) exif.clear(exif.long(entry + 8), exif.long(entry + 8) + size)
  exif.clear(entry, entry + entrySize)
}

/** Numbers at their places; 0 beyond the end. */
class Exif {
  readonly #bytes: Buffer
  readonly #isLittle: boolean

  constructor(bytes: Buffer, isLittle: boolean) {
    this.#bytes = bytes
    this.#isLittle = isLittle
  }

  short(at: number): number {
    if (at + 2 > this.#bytes.length) return 0
    return this.#isLittle ? this.#bytes.readUInt16LE(at) : this.#bytes.readUInt16BE(at)
  }

  long(at: number): number {
    if (at + 4 > this.#bytes.length) return 0
    return this.#isLittle ? this.#bytes.readUInt32LE(at) : this.#bytes.readUInt32BE(at)
  }

  /** Where the entries of a table begin. */
  entries(table: number): number[] {
    const count = this.short(table)
    const fits = table >= 8 && table + 2 + count * entrySize <= this.#bytes.length
    return fits ? Array.from({ length: count }, (_, index) => table + 2 + index * entrySize) : []
  }

  clear(start: number, end: number): void {
    this.#bytes.fill(0, start, Math.min(end, this.#bytes.length))
  }
}
