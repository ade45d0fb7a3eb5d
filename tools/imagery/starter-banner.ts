import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const ink = '#1B1A18'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2400 1350"><rect width="2400" height="1350" fill="#F5F2EC"/><path d="M0 1100H2400" stroke="${ink}"/></svg>`
await sharp(Buffer.from(svg))
  .webp({ quality: 82 })
  .toFile(fileURLToPath(new URL('../../samples/starter-banner.webp', import.meta.url)))
