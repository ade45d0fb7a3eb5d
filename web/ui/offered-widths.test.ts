import { describe, expect, it } from 'vitest'
import { previewWidths } from '#contract/file-address.ts'
import { offeredWidths } from './offered-widths.ts'

describe('The widths that a picture is offered in', () => {
  it('end with the first that shows all of it', () => {
    expect(offeredWidths(500, '100vw')).toEqual([320, 480, 640])
    expect(offeredWidths(640, '100vw')).toEqual([320, 480, 640])
    expect(offeredWidths(9000, '100vw')).toEqual(previewWidths)
  })

  it('end with the first that fills its room on a sharp screen', () => {
    expect(offeredWidths(9000, '5rem')).toEqual([320])
    expect(offeredWidths(9000, '260px')).toEqual([320, 480, 640])
    expect(offeredWidths(9000, '(min-width: 768px) 30rem, 80vw').at(-1)).toBe(1280)
    expect(offeredWidths(9000, '(min-width: 1280px) 220px, (min-width: 640px) 30vw, 46vw').at(-1)).toBe(960)
  })

  it('are enough for a phone of three pixels a CSS pixel', () => {
    expect(offeredWidths(9000, '(min-width: 400px) 10rem, 92vw').at(-1)).toBe(1280)
  })

  it('are all of them where its room grows with the screen, or is not understood', () => {
    expect(offeredWidths(9000, '(min-width: 768px) 55vw, 7rem')).toEqual(previewWidths)
    expect(offeredWidths(9000, 'calc(100vw - 2rem)')).toEqual(previewWidths)
    expect(offeredWidths(9000, '(min-width: 40em) 10rem, 20rem')).toEqual(previewWidths)
  })
})
