import encodeQr from 'qr'

const quietZone = 4
const scale = 8

/** A QR code of the text as a picture, black on white with its quiet zone. */
export function qrSvg(text: string): string {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: quietZone })
  const side = rows.length
  const dark = rows.map((row, y) => bars(row, y)).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" `,
    `width="${side * scale}" height="${side * scale}">`,
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${dark}"/></svg>`,
  ].join('')
}

/** The dark runs of a row, each as one bar. */
function bars(row: boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    path += `M${start} ${y}h${x - start + 1}v1H${start}z`
  }
  return path
}
