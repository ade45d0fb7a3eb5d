import { expect, it } from 'vitest'
import { ApiError, unreachable } from '#web/api/api-error.ts'
import { createOrderSaving } from './order-saving.ts'

/** A server that answers when the test says so, and a page that is left when it says so. */
function saved() {
  const sent: { ids: string[]; before?: string[]; signal: AbortSignal; end: (error?: Error) => void }[] = []
  const leaving = new Set<() => void>()
  const saving = createOrderSaving(
    ({ ids, before }, signal) =>
      new Promise<void>((resolve, reject) => {
        sent.push({ ids, before, signal, end: (error) => (error ? reject(error) : resolve()) })
        signal.addEventListener('abort', () => reject(new Error('Network Error')))
      }),
    (callBack) => {
      leaving.add(callBack)
      return () => leaving.delete(callBack)
    },
  )
  const orders = () => sent.map(({ ids }) => ids.join(''))
  const leave = () => {
    for (const callBack of leaving) callBack()
  }
  const response = async (index: number, error?: Error) => {
    sent[index]?.end(error)
    await new Promise(setImmediate)
  }
  /** @param before none where the list is not known whole */
  const want = (order: string, before?: string) =>
    saving.want({ ids: [...order], before: before === undefined ? undefined : [...before] })
  return { saving, sent, orders, leave, response, want }
}

it('says which order each one changes: what was read, then what was stored, and none where that is not known', async () => {
  const { saving, sent, response, want } = saved()
  want('bac', 'abc')
  const run = saving.run()
  want('bca', 'bac')
  await response(0)
  want('cba', 'bca')
  await response(1, unreachable())
  await response(2)
  await run
  expect(sent.map(({ before }) => before?.join(''))).toEqual(['abc', 'bac', undefined])
})

it('puts nothing over an order of somebody else that the first of two was refused for', async () => {
  const { saving, sent, response, want } = saved()
  const refusal = new ApiError(409, 'The order was changed by someone else.', { code: 'changed-meanwhile' })
  want('bac', 'abc')
  const run = saving.run()
  want('bca', 'bac')
  await response(0, refusal)
  await Promise.all([expect(run).rejects.toBe(refusal), response(1, refusal)])
  expect(sent.map(({ before }) => before?.join(''))).toEqual(['abc', 'abc'])
})

it('sends an order that the page is left with over the one that it changed', async () => {
  const { saving, sent, leave, response, want } = saved()
  want('bac', 'abc')
  const run = saving.run()
  leave()
  expect(sent.map(({ before }) => before?.join(''))).toEqual(['abc', 'abc'])
  await response(1)
  await run
})

it('saves one order at a time, and of those that come meanwhile the last', async () => {
  const { saving, orders, response, want } = saved()
  want('bac', 'abc')
  const run = saving.run()
  want('bca', 'abc')
  want('cba', 'abc')
  expect(orders()).toEqual(['bac'])
  await response(0)
  expect(orders()).toEqual(['bac', 'cba'])
  await response(1)
  await run
  expect(orders()).toEqual(['bac', 'cba'])
  expect(saving.isUnderWay()).toBe(false)
})

it.each(['is under way alone', 'waits for another'])(
  'sends the order that %s once more when the page is left, and calls off what was before it',
  async (moment) => {
    const { saving, sent, orders, leave, response, want } = saved()
    want('bac', 'abc')
    const run = saving.run()
    if (moment === 'waits for another') want('cab', 'abc')
    const last = moment === 'waits for another' ? 'cab' : 'bac'
    leave()
    expect(orders()).toEqual(['bac', last])
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await response(1)
    // The page has come back: what it still wants of this is sent, and nothing has failed.
    await response(2)
    await run
    expect(orders().at(-1)).toBe(last)
  },
)

it('sends nothing when the page is left after the last order was stored, or refused', async () => {
  const { saving, orders, leave, response, want } = saved()
  want('bac', 'abc')
  const run = saving.run()
  await response(0)
  await run
  want('cab', 'abc')
  const refused = expect(saving.run()).rejects.toThrow('The store is closed')
  await response(1, new Error('The store is closed'))
  await refused
  leave()
  expect(orders()).toEqual(['bac', 'cab'])
})

it('goes on with a later order where the one before it fails', async () => {
  const { saving, orders, response, want } = saved()
  want('bac', 'abc')
  const run = saving.run()
  want('cab', 'abc')
  await response(0, new Error('The store is closed'))
  await response(1)
  await run
  expect(orders()).toEqual(['bac', 'cab'])
})

it('loses none of those that are put first in a list that is not shown whole', async () => {
  const { saving, orders, response, want } = saved()
  want('x')
  const run = saving.run()
  want('y')
  want('z')
  await response(0)
  await response(1)
  await run
  expect(orders()).toEqual(['x', 'zyx'])
})
