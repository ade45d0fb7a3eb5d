import { expect, it } from 'vitest'
import { heldTask, settled, watched } from '#test/held-task.ts'
import { createPictureLimits } from './picture-limits.ts'

const few = { mostWaiting: 2, refusal: () => new Error('too many') }
const many = { ...few, mostWaiting: 100 }

it('background work starts while nothing else runs or waits, one task at a time', async () => {
  const { requests, background } = createPictureLimits(2, many)
  const order: string[] = []
  const task = (name: string) => async () => {
    order.push(name)
    await settled()
  }
  await Promise.all([
    requests(task('a')),
    background(task('background 1')),
    background(task('background 2')),
    requests(task('b')),
    requests(task('c')),
  ])
  expect(order).toEqual(['a', 'b', 'c', 'background 1', 'background 2'])
  const { seen, task: watch } = watched()
  await Promise.all(Array.from({ length: 5 }, () => background(watch)))
  expect(seen.most).toBe(1)
})

it('a request waits for no background work, neither what runs nor what waits, beside an upload too', async () => {
  const { uploads, requests, background } = createPictureLimits(1, many)
  const order: string[] = []
  const [ahead, upload] = [heldTask(order, 'background 1'), heldTask(order, 'upload')]
  const begun = [background(ahead.task), background(async () => void order.push('background 2'))]
  await settled()
  const uploading = uploads(upload.task)
  await requests(async () => void order.push('request'))
  expect(order).toEqual(['background 1', 'upload', 'request'])
  for (const { end } of [ahead, upload]) end()
  await Promise.all([...begun, uploading])
  expect(order.at(-1)).toBe('background 2')
})

it('background work waits for uploads as well as for requests, to the last of either', async () => {
  const { uploads, requests, background } = createPictureLimits(2, many)
  const order: string[] = []
  const [upload, request] = [heldTask(order, 'upload'), heldTask(order, 'request')]
  const [uploading, requesting] = [uploads(upload.task), requests(request.task)]
  const preparing = background(async () => void order.push('background'))
  request.end()
  await requesting
  await settled()
  expect(order).toEqual(['upload', 'request'])
  upload.end()
  await Promise.all([uploading, preparing])
  expect(order).toEqual(['upload', 'request', 'background'])
})

it('uploads do not wait for all requests, nor the other way round', async () => {
  const { uploads, requests } = createPictureLimits(2, many)
  const order: string[] = []
  const requested = ['request 1', 'request 2', 'request 3'].map((name) => heldTask(order, name))
  const uploaded = ['upload 1', 'upload 2', 'upload 3'].map((name) => heldTask(order, name))
  const all = [...requested.map(({ task }) => requests(task)), ...uploaded.map(({ task }) => uploads(task))]
  await settled()
  expect(order).toEqual(['request 1', 'request 2', 'upload 1'])
  requested[0]?.end()
  await settled()
  expect(order.slice(3)).toEqual(['upload 2'])
  requested[1]?.end()
  await settled()
  expect(order.slice(4)).toEqual(['request 3'])
  uploaded[0]?.end()
  await settled()
  expect(order.slice(5)).toEqual(['upload 3'])
  for (const { end } of [...requested, ...uploaded]) end()
  await Promise.all(all)
  expect(order).toHaveLength(6)
})

it('one request more than may wait is refused, and one that goes away makes room', async () => {
  const { requests, uploads } = createPictureLimits(1, few)
  const order: string[] = []
  const held = heldTask(order, 'held')
  const leaver = new AbortController()
  const waiting = [requests(held.task), requests(async () => {}, leaver.signal), requests(async () => {})]
  await expect(requests(async () => {})).rejects.toThrow('too many')
  await uploads(async () => {})
  leaver.abort(new Error('gone'))
  const again = requests(async () => {})
  held.end()
  expect((await Promise.allSettled([...waiting, again])).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
})
