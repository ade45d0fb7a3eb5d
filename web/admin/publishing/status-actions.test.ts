import { expect, test, vi } from 'vitest'
import { publishingDefaults } from '#contract/publishing.ts'
import { statusActions } from './status-actions.ts'

const update = vi.fn(async () => ({ updatedAt: '2026-01-02T00:00:00.000Z' }))
const [publish, hide] = statusActions(update)
const row = { _id: 'a', ...publishingDefaults }
const ended = { ...row, unpublishAt: '2020-01-01T03:30:00.000Z' }

test('what has ended is not said to be published, whatever its status', async () => {
  for (const status of ['published', 'draft'] as const)
    await expect(publish?.run({ ...ended, status })).rejects.toThrow(
      /^It ended .*2020.* Change “Unpublish at” to have it seen again\.$/,
    )
  expect(update).not.toHaveBeenCalled()
})

test('what is hidden is given its status back over the version that hiding it made', async () => {
  const back = await hide?.run(ended)
  await back?.()
  expect(update.mock.calls).toEqual([
    ['a', { status: 'hidden' }],
    ['a', { status: 'published', updatedAt: '2026-01-02T00:00:00.000Z' }],
  ])
})
