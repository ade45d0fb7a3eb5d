import { expect, it } from 'vitest'
import { ApiError, unreachable } from '#web/api/api-error.ts'
import { changeValue } from './change-value.ts'

const first = { _id: 'a', status: 'new', city: 'Kochi', updatedAt: '1' }

/** A document that somebody else may change, as a server keeps it. */
function stored() {
  let now = first
  let isLost = false
  const change = (values: Partial<typeof first>) => {
    now = { ...now, ...values, updatedAt: `${Number(now.updatedAt) + 1}` }
    return now
  }
  const calls = {
    read: async () => now,
    update: async (_id: string, { updatedAt, ...values }: { updatedAt: string; status: string }) => {
      if (updatedAt !== now.updatedAt)
        throw new ApiError(409, 'Changed by someone else', { code: 'changed-meanwhile' })
      const answer = change(values)
      if (isLost) throw unreachable()
      return answer
    },
  }
  const mark = (seen: typeof first, status: string) => changeValue(calls, 'status', seen, status)
  const loseAnswers = () => {
    isLost = true
  }
  return { now: () => now, change, mark, loseAnswers }
}

it('two changes are taken back one after the other, the later first', async () => {
  const { now, mark } = stored()
  const backFromContacted = await mark(first, 'contacted')
  const backFromResolved = await mark(now(), 'resolved')
  await backFromResolved?.()
  await backFromContacted?.()
  expect(now().status).toBe('new')
})

it('a change is taken back although something else was changed since, which stays', async () => {
  const { now, change, mark } = stored()
  const back = await mark(first, 'contacted')
  change({ city: 'Pune' })
  await back?.()
  expect(now()).toMatchObject({ status: 'new', city: 'Pune' })
})

it('what somebody else has changed the value to since stays', async () => {
  const { now, change, mark } = stored()
  const back = await mark(first, 'contacted')
  change({ status: 'resolved' })
  await expect(back?.()).rejects.toThrow('has been changed again since')
  expect(now().status).toBe('resolved')
})

it('a change whose way back had no answer is back all the same', async () => {
  const { now, mark, loseAnswers } = stored()
  const back = await mark(first, 'contacted')
  loseAnswers()
  await back?.()
  expect(now().status).toBe('new')
})
