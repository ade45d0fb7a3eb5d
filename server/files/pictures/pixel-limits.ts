import sharp, { type SharpOptions } from 'sharp'

sharp.cache(false)
// Several pictures are worked on at once instead: with more threads for each, they would be more than the machine's.
sharp.concurrency(1)

/** Far above any camera's picture of 10 MB, far below what would exhaust the memory. All frames count. */
export const mostPixels = 120_000_000
/** WebP knows no longer side. */
export const longestSide = 16_383

export const options: SharpOptions = { failOn: 'error', limitInputPixels: mostPixels }
