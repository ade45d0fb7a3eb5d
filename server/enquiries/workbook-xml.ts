import { exportColumns, exportHeadings } from '#contract/enquiry-export.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const notInXml = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Every part of the file but its one sheet. Style 1 is text, so that a cell stays text when it is edited. */
export const workbookParts = {
  '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="Enquiries" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
}

const letters = exportHeadings.map((_, index) => String.fromCharCode('A'.charCodeAt(0) + index))
const columns = Object.values(exportColumns).map(
  ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
)

/** The sheet up to its first enquiry: the header stays in sight. */
export const sheetStart = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${xmlRow(exportHeadings, 1)}`

/** The sheet after its last enquiry; Excel need not point out that numbers are kept as text. */
export const sheetEnd = `</sheetData><ignoredErrors><ignoredError sqref="A1:${letters.at(-1)}1048576" numberStoredAsText="1"/></ignoredErrors></worksheet>`

/** A row of text cells. @param number its number in the sheet, from 1 */
export function xmlRow(cells: string[], number: number): string {
  const xml = cells.map(
    (cell, index) =>
      `<c r="${letters[index]}${number}" t="inlineStr" s="1"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`,
  )
  return `<row r="${number}">${xml.join('')}</row>`
}

/** Text without what XML cannot hold. `_x000D_` would be a character to Excel: its first sign is spelt out. */
function xmlText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(notInXml, '')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
}
