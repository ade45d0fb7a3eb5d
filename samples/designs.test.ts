import { readdir, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type DesignSummary, design } from '#contract/design.ts'
import { measuresOf as figuresOf } from '#contract/fit/design-figures.ts'
import { fitOf } from '#contract/fit/fit.ts'
import { anyHouse } from '#contract/fit/nearness.ts'
import { siteOf } from '#contract/fit/site.ts'
import { toMetres } from '#contract/lengths.ts'
import { limits } from '#contract/limits.ts'
import { setbacksDefaults } from '#contract/setbacks.ts'
import { tagOptions } from '#contract/tag-options.ts'
import { houseOf } from '../tools/imagery/houses/all.ts'
import { areaOf } from '../tools/imagery/model/area.ts'
import type { House } from '../tools/imagery/model/house.ts'
import { boundsOf, measuresOf, sizeOf } from '../tools/imagery/model/measure.ts'
import { kindOf, type Picture } from '../tools/imagery/picture.ts'
import { pictures } from '../tools/imagery/pictures.ts'
import { samples } from './designs.ts'
import type { Sample } from './sample.ts'

const root = new URL('../', import.meta.url)
const each = samples.map((sample) => [sample.code, sample] as const)

describe('The built-in samples', () => {
  it('are five sets of three with the subcategories of the specification', () => {
    const sets = Object.groupBy(samples, ({ set }) => set)
    const slugs = (set: Sample['set']) => sets[set]?.map(({ subcategory }) => subcategory.slug)
    expect(slugs('architecture')).toEqual(['bungalow', 'villa', 'compact'])
    expect(slugs('elevation')).toEqual(['modern', 'classic', 'minimalist'])
    expect(slugs('floor-plan')).toEqual(['under-1000-sqft', '1000-1200-sqft', 'above-3000-sqft'])
    expect(slugs('interior')).toEqual(['living-room', 'bedroom', 'kitchen'])
    expect(slugs('trending')).toHaveLength(3)
    expect(slugs('trending')).toContain('farmhouse')
  })

  it('have codes that no design of the firm can have', () => {
    expect(new Set(samples.map(({ code }) => code)).size).toBe(15)
    for (const { code } of samples) expect(code).toMatch(/^S-[A-Z]{3}-\d\d$/)
  })

  it('are some discounted, one without a price', () => {
    expect(samples.filter(({ discountPrice }) => discountPrice !== null).length).toBeGreaterThan(4)
    expect(samples.filter(({ basePrice }) => basePrice === null)).toHaveLength(1)
    for (const { basePrice, discountPrice } of samples)
      expect(discountPrice ?? 0).toBeLessThanOrEqual(basePrice ?? 0)
  })

  it('have pictures of at most 12 MB in all, and none that no sample shows', async () => {
    const names = await readdir(new URL('samples/pictures/', root))
    const shown = samples.flatMap(({ images }) =>
      images.map(({ file }) => file.replace('samples/pictures/', '')),
    )
    expect(names.sort()).toEqual(shown.sort())
    const sizes = await Promise.all(
      names.map(async (name) => (await stat(new URL(`samples/pictures/${name}`, root))).size),
    )
    expect(Math.max(...sizes)).toBeLessThanOrEqual(250 * 1024)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12 * 1024 * 1024)
  })
})

describe.each(each)('Sample %s', (code, sample) => {
  it('is a design as the API answers one', () => {
    const moment = new Date(0).toISOString()
    const images = sample.images.map(({ file, ...image }) => ({ ...image, fileId: '', url: `/${file}` }))
    expect(() => design.parse({ ...sample, images, createdAt: moment, updatedAt: moment })).not.toThrow()
    expect(sample.description.length).toBeLessThanOrEqual(limits.design.description)
    expect(sample.shortDescription.length).toBeLessThanOrEqual(limits.design.shortDescription)
    expect(sample.tags.filter((tag) => !tagOptions.some((option) => option === tag))).toEqual([])
    expect(sample.isStatic).toBe(true)
  })

  it('fits the plot that it says, by the setbacks that a new product begins with', () => {
    const plot = sample.house?.plot
    if (!plot?.width || !plot.depth) return
    const figures = figuresOf(sample as unknown as DesignSummary)
    if (!figures) throw new Error('It has no footprint')
    const size = { width: toMetres(plot.width, plot.unit), depth: toMetres(plot.depth, plot.unit) }
    const site = siteOf(size, null, setbacksDefaults.rows)
    expect(fitOf(site, figures, anyHouse)).toMatchObject({ verdict: 'fits' })
  })

  it('has three pictures of the kind and size that is noted, each with its words', async () => {
    expect(sample.images).toHaveLength(3)
    for (const { file, alt, kind, width, height, placeholder } of sample.images) {
      const name = file.replace(/^.*\/|\.avif$/g, '')
      expect([name, kind]).toEqual([name, kindOf(pictures[name] as Picture)])
      const metadata = await sharp(new URL(file, root).pathname).metadata()
      expect({ width: metadata.width, height: metadata.height }).toEqual({ width, height })
      expect(alt.length).toBeGreaterThan(20)
      expect(alt.length).toBeLessThanOrEqual(limits.alt)
      expect(placeholder).toMatch(/^data:image\/webp;base64,/)
    }
  })

  it('has the dimensions and the area of what is drawn', () => {
    const house = houseOf[code as keyof typeof houseOf]
    const { width, height, depth } = sample.set === 'interior' ? roomMeasures(house) : measuresOf(house)
    expect(sample.dimensions).toEqual({ width, height, depth, unit: 'm' })
    if (sample.set !== 'elevation') expect(sample.area).toBe(drawnArea(sample, house))
  })
})

function roomMeasures(house: House) {
  const [level] = house.levels
  const [room] = level?.rooms ?? []
  if (!level || !room) throw new Error(`${house.name} has no room`)
  const { width, depth } = sizeOf(boundsOf(room, level))
  return { width: width / 1000, height: level.height / 1000, depth: depth / 1000 }
}

function drawnArea({ set }: Sample, house: House): number {
  if (set !== 'interior') return areaOf(house)
  const { width, depth } = roomMeasures(house)
  return Math.round((width * depth) / 0.3048 ** 2)
}
