import { expect, it, onTestFinished, vi } from 'vitest'
import type { DesignSummary, DesignUpdate } from '#contract/design.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/request.ts'
import { changeDesign } from './change-design.ts'

const first = {
  ...{ _id: 'a', updatedAt: '1', title: 'Court house', tags: ['modern'], featured: false },
  ...{ category: { _id: 'c' }, subcategory: { name: 'Villa' }, basePrice: 100 },
} as DesignSummary

/** A design as a server keeps it. */
function stored() {
  let now = first
  const save = async (_path: string, body: unknown) => {
    const { updatedAt = now.updatedAt, ...values } = body as DesignUpdate
    if (updatedAt !== now.updatedAt)
      throw new ApiError(409, 'Changed by someone else', { code: 'changed-meanwhile' })
    now = { ...now, ...values, updatedAt: `${Number(now.updatedAt) + 1}` } as DesignSummary
    return now as never
  }
  const calls = [
    vi.spyOn(api, 'put').mockImplementation(save),
    vi.spyOn(api, 'get').mockImplementation(async () => ({ data: now }) as never),
  ]
  onTestFinished(() => {
    for (const call of calls) call.mockRestore()
  })
  return { now: () => now, save: (values: DesignUpdate) => save('', values) }
}

it('an earlier change is taken back after a later one of something else, which stays', async () => {
  const { now } = stored()
  const back = await changeDesign(first, { featured: true })
  await changeDesign(now(), { tags: ['brick'] })
  await back()
  expect(now()).toMatchObject({ featured: false, tags: ['brick'] })
})

it('two changes of the same are taken back one after the other, the later first', async () => {
  const { now } = stored()
  const backFromBrick = await changeDesign(first, { tags: ['brick'] })
  const backFromGlass = await changeDesign(now(), { tags: ['brick', 'glass'], updatedAt: now().updatedAt })
  await expect(backFromBrick()).rejects.toThrow(
    'What was changed has been changed again since, and stays so.',
  )
  expect(now().tags).toEqual(['brick', 'glass'])
  await backFromGlass()
  await backFromBrick()
  expect(now().tags).toEqual(['modern'])
})

it('what the server has made of a change is what it left', async () => {
  const { save, now } = stored()
  vi.mocked(api.put).mockImplementationOnce(() => save({ tags: ['open-plan'] }))
  const back = await changeDesign(first, { tags: ['Open plan'] })
  await save({ title: 'Court' })
  await back()
  expect(now()).toMatchObject({ title: 'Court', tags: ['modern'] })
})
