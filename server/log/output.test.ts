import { openSync } from 'node:fs'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createOutput } from './output.ts'

/** A file that is full until it is told otherwise, and takes three bytes at a time. */
function fileThatFills(code = 'ENOSPC') {
  const file = { isFull: true, text: '', tries: 0 }
  const take = (bytes: Buffer) => {
    file.tries += 1
    if (file.isFull) throw Object.assign(new Error(code), { code })
    const taken = bytes.subarray(0, 3)
    file.text += taken
    return taken.length
  }
  return Object.assign(file, {
    writeSync: (_: number, bytes: Buffer) => take(bytes),
    write(_: number, bytes: Buffer, done: (error: Error | null, written: number) => void) {
      queueMicrotask(() => {
        try {
          done(null, take(bytes))
        } catch (error) {
          done(error as Error, 0)
        }
      })
    },
  })
}

it('what a full file does not take waits, up to a bound, and is written in order once there is room', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const file = fileThatFills()
  const output = createOutput(1, 14, file)
  for (const text of ['one\n', 'two\n', 'three\n', 'too much\n']) output.write(text)
  await vi.advanceTimersByTimeAsync(1000)
  expect(file.text).toBe('')
  expect(file.tries).toBeLessThan(15)
  file.isFull = false
  await vi.advanceTimersByTimeAsync(200)
  output.write('four\n')
  await vi.advanceTimersByTimeAsync(0)
  expect(file.text).toBe('one\ntwo\nthree\nfour\n')
})

it.each(['ENOSPC', 'EPIPE'])('the last write ends where the file takes nothing: %s', (code) => {
  const file = fileThatFills(code)
  const output = createOutput(1, 100, file)
  output.write('one\n')
  output.flushSync()
  expect(file.text).toBe('')
})

it('the last write brings all that waits', async () => {
  const file = fileThatFills()
  const output = createOutput(1, 100, file)
  output.write('one\n')
  await Promise.resolve()
  output.write('two\n')
  file.isFull = false
  output.flushSync()
  expect(file.text).toBe('one\ntwo\n')
})

it('a device that is full ends nothing', async () => {
  const output = createOutput(openSync('/dev/full', 'w'), 100)
  output.write('one\n')
  await new Promise((resolve) => setTimeout(resolve, 50))
  output.flushSync()
})
