import { afterAll, beforeAll, describe, it, vi } from 'vitest'
import { servesAppwriteClients } from '#test/files/appwrite-clients.ts'
import { behavesAsStore } from '#test/files/store-behaviour.ts'
import { reasonWithoutS3, startS3, type TestS3 } from '#test/s3.ts'
import { openStore } from './open.ts'
import type { Store } from './store.ts'

const reason = await reasonWithoutS3()

if (reason) {
  console.warn(`S3 stores are not tested here, because ${reason}.`)
  it(`S3 stores are not tested here, because ${reason}`, ({ skip }) => skip())
}

describe.runIf(!reason)('An S3 store', () => {
  let s3: TestS3
  let store: Store
  beforeAll(async () => {
    s3 = await startS3()
    for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value)
    store = await openStore(s3.url)
  }, 180_000)
  afterAll(async () => {
    vi.unstubAllEnvs()
    await s3?.stop()
  })

  behavesAsStore(() => store)
  servesAppwriteClients(() => ({ STORAGE_URL: s3.url }))
})
