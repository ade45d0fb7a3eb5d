import { expect, it } from 'vitest'
import type { Client } from '../client.ts'
import { Journal } from './journal.ts'
import { judge } from './judge.ts'
import { kindsOn } from './kinds.ts'

const ground = { categoryId: 'a-category', pictures: ['a-picture'] }
const kinds = kindsOn(ground).filter(({ name }) => name === 'service')
const shown = (mark: string, revision: number) => ({
  ...{ _id: 'an-id', title: mark, description: `Revision ${revision} of ${mark}` },
  icon: revision % 2 ? { fileId: 'a-picture' } : null,
})

/** A product that has one service, and of it what waits. */
function productWith(mark: string, waiting: number | undefined): Client {
  const answers: Record<string, unknown> = {
    '/api/pending': waiting === undefined ? [] : [{ _id: 'an-id' }],
    ...(waiting !== undefined && { '/api/services/an-id/draft': shown(mark, waiting) }),
  }
  return {
    call: async (_method, path) => ({ status: 200, headers: new Headers(), body: { data: answers[path] } }),
    all: async (path) => (path === '/api/services?status=any' ? [shown(mark, 0)] : []),
    upload: () => Promise.reject(new Error('Nothing is uploaded here')),
    bytes: () => Promise.reject(new Error('Nothing is uploaded here')),
  }
}

it('changes that were acknowledged wait as they were kept, or it is a finding', async () => {
  const journal = new Journal('T')
  const service = journal.begin('service')
  const { mark } = service
  const kept = { at: 'live', revision: 0, waiting: 1 } as const
  service.may = [kept]
  await expect(judge(productWith(mark, undefined), journal, kinds)).rejects.toThrow('it must be live')
  await expect(judge(productWith(mark, 2), journal, kinds)).rejects.toThrow('2 waiting')
  expect(await judge(productWith(mark, 1), journal, kinds)).toMatchObject({ documents: 1 })
  service.may = [kept, { at: 'live', revision: 1 }]
  expect(await judge(productWith(mark, 1), journal, kinds)).toMatchObject({ notDone: 1, done: 0 })
})

it('every kind that can lie in the trash is worked on, each of its revisions another document', () => {
  for (const kind of kindsOn({ ...ground, pictures: ['one', 'two', 'three'] }))
    for (let revision = 1; revision < 3; revision++)
      expect(kind.content('a mark', revision)).not.toEqual(kind.content('a mark', revision - 1))
})
