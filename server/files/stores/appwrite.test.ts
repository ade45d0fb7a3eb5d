import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
