import { once } from 'node:events'
import { type AddressInfo, createServer as createPlain } from 'node:net'
import { createServer } from 'node:tls'
import { expect, it, onTestFinished } from 'vitest'
import { certificateOf } from '#test/certificate.ts'
import { createCertificateLook } from './certificate.ts'

async function portOf(server: ReturnType<typeof createPlain>): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

it('says whose certificate it is, when it ends, who issued it, and that nobody trusts it', async () => {
  const endsAt = new Date('2031-05-06T07:08:09.000Z')
  let asked = 0
  const server = createServer(certificateOf('www.example.com', endsAt))
  server.on('connection', () => asked++)
  const look = createCertificateLook(`https://127.0.0.1:${await portOf(server)}`)
  const certificate = {
    host: '127.0.0.1',
    endsAt: endsAt.toISOString(),
    issuer: 'Test Trust',
    isTrusted: false,
  }
  expect(await look()).toEqual(certificate)
  expect([await look(), asked]).toEqual([certificate, 1])
})

it('says so of one that has ended', async () => {
  const server = createServer(certificateOf('www.example.com', new Date('2021-01-01T00:00:00.000Z')))
  const look = createCertificateLook(`https://127.0.0.1:${await portOf(server)}`)
  expect(await look()).toMatchObject({ endsAt: '2021-01-01T00:00:00.000Z', isTrusted: false })
})

it('says nothing without a public address, of one that is not https, where nothing answers, or where no TLS is spoken', async () => {
  const plain = createPlain((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n').on('error', () => {}))
  const port = await portOf(plain)
  const gone = createPlain()
  const free = await portOf(gone)
  gone.close()
  for (const url of [
    undefined,
    `http://127.0.0.1:${port}`,
    `https://127.0.0.1:${free}`,
    `https://127.0.0.1:${port}`,
  ])
    expect([url, await createCertificateLook(url)()]).toEqual([url, null])
})
