import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { strToU8, Zip, type ZipInputFile, ZipPassThrough } from 'fflate'
import { sheetEnd, sheetStart, workbookParts, xmlRow } from './workbook-xml.ts'

const pieceLength = 32 * 1024

/**
 * An .xlsx file of one sheet, piece by piece: its rows are asked for as fast as the file is read, and compressed beside
 * the thread.
 * @param rows each row's cells, all of them text; the header is not among them
 */
export async function* workbook(rows: AsyncIterable<string[]>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  for (const [name, xml] of Object.entries(workbookParts)) {
    const part = new ZipPassThrough(name)
    zip.add(part)
    part.push(strToU8(xml), true)
  }
  const sheet = new CompressedPart('xl/worksheets/sheet1.xml')
  zip.add(sheet)
  const deflate = createDeflateRaw()
  // What goes wrong is met again below, where the compressed bytes are read.
  pipeline(Readable.from(sheet.measured(sheetXml(rows)), { objectMode: false }), deflate, () => {})
  for await (const bytes of deflate) {
    sheet.ondata(null, bytes, false)
    yield* ready.splice(0)
  }
  sheet.ondata(null, new Uint8Array(), true)
  zip.end()
  yield* ready.splice(0)
}

/** A part of the archive that somebody else compresses; it learns what the archive must say of its content. */
class CompressedPart implements ZipInputFile {
  readonly filename: string
  readonly compression = 8
  size = 0
  crc = 0
  ondata: NonNullable<ZipInputFile['ondata']> = () => {}

  constructor(filename: string) {
    this.filename = filename
  }

  async *measured(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const bytes of pieces) {
      this.size += bytes.length
      this.crc = crc32(bytes, this.crc)
      yield bytes
    }
  }
}

async function* sheetXml(rows: AsyncIterable<string[]>): AsyncGenerator<Uint8Array> {
  let text = sheetStart
  let number = 1
  for await (const cells of rows) {
    text += xmlRow(cells, ++number)
    if (text.length < pieceLength) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text + sheetEnd)
}
