import { getEventListeners } from 'node:events'
import { use } from 'react'
import { expect, it } from 'vitest'
import { renderWhole } from './render-whole.ts'

const options = { nonce: 'a nonce', onError() {} }
const never = new Promise<string>(() => {})
let begun = 0

function Waiting() {
  begun += 1
  return <p>{use(never)}</p>
}

function Broken(): never {
  throw new Error('It broke')
}

it('a visitor who leaves ends the rendering of their page', async () => {
  const leaving = new AbortController()
  const rendering = renderWhole(<Waiting />, { ...options, signal: leaving.signal })
  await new Promise((resolve) => setTimeout(resolve))
  expect(begun).toBe(1)
  leaving.abort(new Error('The visitor left'))
  await expect(rendering).rejects.toThrow('The visitor left')
  expect(getEventListeners(leaving.signal, 'abort')).toEqual([])
})

it('nothing is rendered for whoever has left already', async () => {
  begun = 0
  const signal = AbortSignal.abort(new Error('The visitor left'))
  await expect(renderWhole(<Waiting />, { ...options, signal })).rejects.toThrow('The visitor left')
  expect(begun).toBe(0)
})

it('a rendering leaves nothing at the signal of its request, whether it is done or fails', async () => {
  const { signal } = new AbortController()
  expect(await renderWhole(<p>Done</p>, { ...options, signal })).toBe('<p>Done</p>')
  await expect(renderWhole(<Broken />, { ...options, signal })).rejects.toThrow('It broke')
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
