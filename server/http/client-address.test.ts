import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress, visitorHeader } from './client-address.ts'

const app = new Hono().get('/:trusted', (c) => c.text(clientAddress(c, Number(c.req.param('trusted')))))
const socket = { incoming: { socket: { remoteAddress: '203.0.113.9' } } }

async function addressOf(trusted: number, headers: Record<string, string>, env?: object) {
  return (await app.request(`/${trusted}`, { headers }, env)).text()
}

test('what a page asks in-process is asked by its visitor', async () => {
  expect(await addressOf(0, { [visitorHeader]: '198.51.100.7' })).toBe('198.51.100.7')
  expect(await addressOf(1, { [visitorHeader]: '198.51.100.7' })).toBe('198.51.100.7')
})

test('over a socket nobody is believed about their own address', async () => {
  const told = { [visitorHeader]: '198.51.100.7', 'X-Forwarded-For': '198.51.100.8' }
  expect(await addressOf(0, told, socket)).toBe('203.0.113.9')
})

test('behind a proxy the entry counts that the proxy wrote', async () => {
  const told = { 'X-Forwarded-For': '198.51.100.7, 198.51.100.8' }
  expect(await addressOf(1, told, socket)).toBe('198.51.100.8')
  expect(await addressOf(1, {}, socket)).toBe('203.0.113.9')
})
