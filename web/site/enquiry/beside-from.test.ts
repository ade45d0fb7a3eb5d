import { expect, test } from 'vitest'
import type { Api } from '#web/api/request.ts'
import { besideFrom } from './beside-from.ts'
import { valuesOf } from './values.ts'

const key = '0123456789abcdef'.repeat(2)

/** @param answer what the finder understands, or refuses */
const from = (path: string, answer: () => Promise<unknown> = () => Promise.reject(new Error('not asked'))) =>
  besideFrom({ get: answer } as unknown as Api, `http://site.example${path}`)

test('an enquiry that is written on a shared shortlist is about it, whichever form it is written in', async () => {
  const beside = await from(`/s/${key}?x=1`)
  expect({ ...beside, ...valuesOf(new FormData()) }.shortlist).toBe(key)
})

test('a form that names a shortlist is believed', async () => {
  const form = new FormData()
  form.set('shortlist', 'another')
  expect({ ...(await from(`/s/${key}`)), ...valuesOf(form) }.shortlist).toBe('another')
})

test('no other page is a shortlist', async () => {
  expect((await from('/services')).shortlist).toBeUndefined()
})

test.each([
  ['/find?q=30x50+ft+north', 'N', '30x50ft-n', '30x50 ft north'],
  ['/find?area=1500&areaUnit=sqft', null, '30x50ft', undefined],
  ['/find?width=30&depth=50&facing=any', 'any', '30x50ft', undefined],
])(
  'an enquiry that is written at %s has the plot that the finder understood',
  async (path, facing, plot, search) => {
    const understood = { plot: { width: 30, depth: 50, unit: 'ft' }, facing }
    expect(await from(path, async () => ({ understood }))).toEqual({ page: path, plot, search })
  },
)

test('where the finder understands no plot, an enquiry has none', async () => {
  const page = '/find?q=3bhk'
  expect(await from(page)).toEqual({ page, search: '3bhk' })
})
