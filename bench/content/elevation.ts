import sharp from 'sharp'

/** A photograph's size and grain: the elevation of a house, each number's another. @returns a JPEG's bytes */
export function drawElevation(number: number): Promise<Buffer> {
  const [width, height] = number % 3 === 2 ? [1200, 1600] : [2000, 1333]
  const ground = height * 0.8
  const storeys = Array.from({ length: 2 + (number % 3) }, (_, storey) => {
    const top = ground - (storey + 1) * 190
    const windows = Array.from(
      { length: 3 + ((number + storey) % 4) },
      (_, bay) => `<rect x="${260 + bay * 170}" y="${top + 45}" width="90" height="110" fill="#2b2a27"/>`,
    )
    return `<rect x="200" y="${top}" width="${width - 400}" height="190" fill="${storey % 2 ? '#b0472a' : '#efe9dd'}"/>${windows.join('')}`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#d9d2c4"/><stop offset="1" stop-color="#f5f2ec"/></linearGradient>
    <filter id="grain"><feTurbulence baseFrequency="0.8" seed="${number}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .12 0"/></filter></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${storeys.join('')}
    <rect y="${ground}" width="${width}" height="${height - ground}" fill="#a79f8d"/><rect width="${width}" height="${height}" filter="url(#grain)"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}
