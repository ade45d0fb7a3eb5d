import { expect, test } from 'vitest'
import { isAsSharp, original, sourceFor } from './source.ts'

const photograph = { fileId: 'a', width: 6000 }
const drawing = { fileId: 'b', width: 800 }

test('a picture is fetched as wide as it is shown', () => {
  expect(sourceFor(photograph, 1014, false)).toEqual({ width: 1280 })
  expect(sourceFor(photograph, 1281, true)).toEqual({ width: 1600 })
  expect(sourceFor({ fileId: 'c', width: null }, 300, false)).toEqual({ width: 320 })
})

test('beyond the renditions an enlarged picture is the original itself', () => {
  expect(sourceFor(photograph, 2600, true)).toEqual(original)
  expect(sourceFor(drawing, 1000, true)).toEqual(original)
})

test('a picture that is shown whole is never fetched as the original', () => {
  expect(sourceFor(photograph, 2880, false)).toEqual({ width: 2560 })
  expect(sourceFor(drawing, 2880, false)).toEqual({ width: 960 })
})

test('a picture that is no stored file has its own address alone', () => {
  expect(sourceFor({ fileId: '', width: 1000 }, 300, false)).toEqual(original)
})

test('the original is as sharp as anything, a rendition as what is no wider', () => {
  expect(isAsSharp(original, { width: 2560 })).toBe(true)
  expect(isAsSharp({ width: 2560 }, original)).toBe(false)
  expect(isAsSharp({ width: 960 }, { width: 960 })).toBe(true)
  expect(isAsSharp({ width: 640 }, { width: 960 })).toBe(false)
})
