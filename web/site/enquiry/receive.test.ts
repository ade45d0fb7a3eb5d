import { expect, it } from 'vitest'
import type { Api } from '#web/api/request.ts'
import { receiveEnquiry } from './receive.ts'

/** What is said to be stored of a form, and what the sender is answered. */
async function received(body: BodyInit, type?: string) {
  const stored: unknown[] = []
  const api = {
    post: (_: string, sent: unknown) => {
      stored.push(sent)
      return Promise.reject(new Error('not stored'))
    },
    get: () => Promise.reject(new Error('nothing')),
  } as unknown as Api
  const request = new Request('http://localhost/contact', {
    method: 'POST',
    body,
    ...(type && { headers: { 'content-type': type } }),
  })
  await receiveEnquiry(api, request)
  return stored[0]
}

const form = new FormData()
form.set('name', 'Asha & Ravi')
form.set('requirement', '--\r\n-- a house')

it.each([
  ['as a browser sends it', new URLSearchParams([...form] as [string, string][])],
  ['in parts', form],
])('a form %s is read', async (_, body) => {
  expect(await received(body)).toMatchObject({ name: 'Asha & Ravi', requirement: '--\r\n-- a house' })
})

it('of very many fields nothing is read', async () => {
  const fields = 'name=Asha&'.repeat(20_000)
  expect(await received(fields, 'application/x-www-form-urlencoded')).toMatchObject({ name: '' })
  const many = new FormData()
  for (let number = 0; number < 1000; number++) many.append('name', 'Asha')
  expect(await received(many)).toMatchObject({ name: '' })
})
