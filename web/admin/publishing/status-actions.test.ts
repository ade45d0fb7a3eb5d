import { expect, test } from 'vitest'
import { publishingDefaults, type Status } from '#contract/publishing.ts'
import { ApiError } from '#web/api/api-error.ts'
import { statusActions } from './status-actions.ts'

const opened = { _id: 'a', ...publishingDefaults, updatedAt: '1' }
const ended = { ...opened, unpublishAt: '2020-01-01T03:30:00.000Z' }

/** A document as the server has it, which is changed over its own version alone; and what it was made. */
function stored(document: typeof opened) {
  const made: Status[] = []
  const update = async (_id: string, { status, updatedAt }: { status: Status; updatedAt: string }) => {
    if (updatedAt !== document.updatedAt)
      throw new ApiError(409, 'This was changed by someone else.', { code: 'changed-meanwhile' })
    document = { ...document, status, updatedAt: String(Number(updatedAt) + 1) }
    made.push(status)
    return document
  }
  const [publish, hide] = statusActions({ read: async () => document, update })
  if (!publish || !hide) throw new Error('There are no such actions')
  return { publish, hide, made }
}

test('what has ended is not said to be published, whatever its status', async () => {
  const { publish, made } = stored(ended)
  for (const status of ['published', 'draft'] as const)
    await expect(publish.run({ ...ended, status })).rejects.toThrow(
      /^It ended .*2020.* Change “Unpublish at” to have it seen again\.$/,
    )
  expect(made).toEqual([])
})

test('what ended since it was read is not said to be published either', async () => {
  const { publish, made } = stored({ ...ended, status: 'draft', updatedAt: '2' })
  await expect(publish.run({ ...opened, status: 'draft' })).rejects.toThrow(/^It ended /)
  expect(made).toEqual([])
})

test('what is hidden is given its status back over the version that hiding it made', async () => {
  const { hide, made } = stored(ended)
  const back = await hide.run(ended)
  await back?.()
  expect(made).toEqual(['hidden', 'published'])
})

test('what else of a document has changed since it was read keeps nobody from hiding it', async () => {
  const { hide, made } = stored({ ...opened, updatedAt: '2' })
  const back = await hide.run(opened)
  await back?.()
  expect(made).toEqual(['hidden', 'published'])
})

test('a status that a colleague has given meanwhile is not overwritten', async () => {
  const { hide, publish, made } = stored({ ...opened, status: 'draft', updatedAt: '2' })
  await expect(hide.run(opened)).rejects.toThrow('This was changed by someone else.')
  expect(await publish.run({ ...opened, status: 'hidden' }).catch(() => 'refused')).toBe('refused')
  expect(made).toEqual([])
})

test('a status that a colleague has given already is left at that', async () => {
  const { hide, made } = stored({ ...opened, status: 'hidden', updatedAt: '2' })
  expect(await hide.run(opened)).toBeUndefined()
  expect(made).toEqual([])
})

test('a status that is shown already, and that a colleague has taken away meanwhile, is not said to be given', async () => {
  const { publish, made } = stored({ ...opened, status: 'hidden', updatedAt: '2' })
  await expect(publish.run(opened)).rejects.toThrow('This was changed by someone else.')
  expect(made).toEqual([])
})
