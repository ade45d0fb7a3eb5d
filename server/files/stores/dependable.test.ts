import { Readable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { dependable } from './dependable.ts'
import type { Driver } from './store.ts'

const never = () => new Promise<never>(() => {})
const patience = { answer: 50, put: 50, stall: 50, rest: 200 }
const unreadable = { status: 503, message: 'This file cannot be read at the moment. Please try again.' }

it('a store that ran out of time rests, and is then asked again', async () => {
  const size = vi.fn<Driver['size']>(never)
  const store = dependable({ size } as Partial<Driver> as Driver, patience)
  await expect(store.size('a')).rejects.toMatchObject(unreadable)
  await expect(store.size('a')).rejects.toMatchObject(unreadable)
  expect(size).toHaveBeenCalledTimes(1)
  size.mockResolvedValue(7)
  await eventually(async () => expect(await store.size('a')).toBe(7))
})

it('a store that fails at once does not rest', async () => {
  const size = vi.fn<Driver['size']>().mockRejectedValueOnce(new Error('no')).mockResolvedValue(7)
  const store = dependable({ size } as Partial<Driver> as Driver, patience)
  await expect(store.size('a')).rejects.toMatchObject(unreadable)
  expect(await store.size('a')).toBe(7)
})

it('a stream that comes too late is closed', async () => {
  const late = Readable.from(['late'])
  let give = (_: Readable) => {}
  const open: Driver['open'] = () =>
    new Promise((resolve) => {
      give = resolve
    })
  const store = dependable({ open } as Partial<Driver> as Driver, patience)
  await expect(store.open('a')).rejects.toMatchObject(unreadable)
  give(late)
  await eventually(() => expect(late.destroyed).toBe(true))
})
