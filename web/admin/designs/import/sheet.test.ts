import { stringify } from 'csv-stringify/browser/esm/sync'
import { expect, it } from 'vitest'
import { csvFormOf } from '#contract/csv-form.ts'
import { mostRows, readSheet } from './sheet.ts'

const utf8 = (text: string) => new Blob([text])

it('a file is read by its headings and rows, numbered as a spreadsheet numbers them', async () => {
  const text = '\ufeffTitle,Tags\r\nCourt house,"modern, open"\r\n\r\n,\r\n"Two\nlines, ""quoted""",\r\n'
  expect(await readSheet(utf8(text))).toEqual({
    headings: ['Title', 'Tags'],
    rows: [
      { number: 2, cells: ['Court house', 'modern, open'] },
      { number: 5, cells: ['Two\nlines, "quoted"', ''] },
    ],
  })
})

it('semicolons and tabs part cells too, as spreadsheets save them elsewhere', async () => {
  for (const joint of [';', '\t'])
    expect(await readSheet(utf8(`Title${joint}Base price (₹)\nCourt, house${joint}24,00,000\n`))).toEqual({
      headings: ['Title', 'Base price (₹)'],
      rows: [{ number: 2, cells: ['Court, house', '24,00,000'] }],
    })
})

it('one column alone is a table', async () => {
  expect((await readSheet(utf8('Title\nCourt house'))).rows).toEqual([{ number: 2, cells: ['Court house'] }])
})

it('what an export kept from running as a formula is what it was', async () => {
  const { rows } = await readSheet(utf8("Title,Price\n'=Court,'-5\n'Tis,it's"))
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['=Court', '-5'],
    ["'Tis", "it's"],
  ])
})

it('what an export writes is read as it was, whatever it begins with', async () => {
  const titles = ['=Court', "'=Court", "''+1", "'Tis", "'", '-5', '＝Court', "'＠home", '"Court", house']
  const csv = stringify(
    titles.map((title) => [title]),
    csvFormOf(['Title']),
  )
  const { rows } = await readSheet(utf8(csv))
  expect(rows.map(({ cells: [title] }) => title)).toEqual(titles)
})

it('older encodings of spreadsheets are read', async () => {
  const windows = new Blob([new Uint8Array([...'Title\nCaf'].map((one) => one.charCodeAt(0)).concat(0xe9))])
  expect((await readSheet(windows)).rows[0]?.cells).toEqual(['Café'])
  const codes = [...'\ufeffTitle\tTags\nಮನೆ\tx'].map((one) => one.charCodeAt(0))
  const utf16 = new Blob([new Uint8Array(codes.flatMap((one) => [one & 255, one >> 8]))])
  expect((await readSheet(utf16)).rows[0]?.cells).toEqual(['ಮನೆ', 'x'])
})

it.each([
  ['', /no rows below/],
  ['Title,Tags\n\n,\n', /no rows below/],
  ['Title\n"Court house\n', /Row 2 has a quotation mark/],
  ['PK\u0003\u0004', /This is a workbook/],
  [`Title\n${'Court\n'.repeat(mostRows + 1)}`, /has 1,001 rows; at most 1,000 rows/],
])('what is no such table is refused: %#', async (text, reason) => {
  await expect(readSheet(utf8(text))).rejects.toThrow(reason)
})
