import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { servesAppwriteClients } from '#test/files/appwrite-clients.ts'
import { startProduct } from '#test/files/product.ts'
import { behavesAsStore } from '#test/files/store-behaviour.ts'
import { openStore } from './open.ts'
import type { Store } from './store.ts'

// Another instance of the product speaks Appwrite's storage API.
let other: Awaited<ReturnType<typeof startProduct>>
let store: Store
beforeAll(async () => {
  other = await startProduct()
  const { STORAGE_URL, APPWRITE_API_KEY } = other.asStore
  store = await openStore(STORAGE_URL, { appwriteKey: APPWRITE_API_KEY })
})
afterAll(() => other.stop())

describe("An Appwrite project's bucket", () => {
  behavesAsStore(() => store)
  servesAppwriteClients(() => other.asStore)
})

it('a bucket that is missing and a key that is refused are said at the start', async () => {
  const { STORAGE_URL, APPWRITE_API_KEY: appwriteKey } = other.asStore
  const elsewhere = STORAGE_URL.replace('bucket=media', 'bucket=other')
  await expect(openStore(elsewhere, { appwriteKey })).rejects.toThrow('STORAGE_URL: there is no bucket other')
  await expect(openStore(STORAGE_URL, { appwriteKey: 'wrong' })).rejects.toThrow(
    'APPWRITE_API_KEY is refused',
  )
  await expect(openStore(STORAGE_URL)).rejects.toThrow('APPWRITE_API_KEY must be set')
})

it('a missing file is understood in the words of Appwrite itself', async () => {
  const missing = {
    message: 'The requested file could not be found.',
    code: 404,
    type: 'storage_file_not_found',
    version: '1.8.0',
  }
  const server = createServer((_, response) => {
    response.writeHead(404, { 'Content-Type': 'application/json' }).end(JSON.stringify(missing))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `appwrite://127.0.0.1:${port}/v1?project=a&bucket=b`
  const own = await openStore(url, { appwriteKey: 'key' })
  await expect(own.open('one')).rejects.toMatchObject({ status: 404 })
  await expect(own.open('one', { start: 0, end: 9 })).rejects.toMatchObject({ status: 404 })
  await expect(own.size('one')).rejects.toMatchObject({ status: 404 })
  await expect(own.remove('one')).resolves.toBeUndefined()
})
