const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** A PNG of one pixel. */
export function picture(): File {
  const bytes = Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0))
  return new File([bytes], 'house.png', { type: 'image/png' })
}
