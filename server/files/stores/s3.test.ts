import { buffer } from 'node:stream/consumers'
import { ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { newId } from '#server/ids.ts'
import { eventually } from '#test/eventually.ts'
import { uploadedPicture } from '#test/factories.ts'
import { servesAppwriteClients } from '#test/files/appwrite-clients.ts'
import { video } from '#test/files/make-files.ts'
import { startProduct } from '#test/files/product.ts'
import { behavesAsStore, finished } from '#test/files/store-behaviour.ts'
import { reasonWithoutS3, startS3, type TestS3 } from '#test/s3.ts'
import { copyFiles } from '../copy.ts'
import { openStore } from './open.ts'
import { patience, type Store } from './store.ts'

const megabyte = 1024 * 1024
const reason = await reasonWithoutS3()

if (reason) {
  console.warn(`S3 stores are not tested here, because ${reason}.`)
  it(`S3 stores are not tested here, because ${reason}`, ({ skip }) => skip())
}

it.each([
  {
    url: 's3://media',
    AWS_ACCESS_KEY_ID: 'key',
    message: 'STORAGE_URL: a region must be named, with region=… behind the bucket (bucket media)',
  },
  {
    url: 's3://media?endpoint=http://127.0.0.1:9',
    AWS_ACCESS_KEY_ID: 'key–1',
    message: 'STORAGE_URL: AWS_ACCESS_KEY_ID must be plain letters without spaces (bucket media)',
  },
])(
  'an S3 store of $url with the key $AWS_ACCESS_KEY_ID is refused at the start',
  async ({ url, message, ...given }) => {
    onTestFinished(() => void vi.unstubAllEnvs())
    const nothing = {
      AWS_REGION: undefined,
      AWS_DEFAULT_REGION: undefined,
      AWS_PROFILE: undefined,
      HOME: '/nowhere',
    }
    for (const [name, value] of Object.entries({ ...nothing, ...given, AWS_SECRET_ACCESS_KEY: 'secret' }))
      vi.stubEnv(name, value)
    await expect(openStore(url)).rejects.toThrow(message)
  },
)

describe.runIf(!reason)('An S3 store', () => {
  let s3: TestS3
  let store: Store
  beforeAll(async () => {
    s3 = await startS3()
    for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value)
    store = await openStore(s3.url)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await s3?.stop()
  })

  behavesAsStore(() => store)
  servesAppwriteClients(() => ({ STORAGE_URL: s3.url }))

  it('a bucket that is missing and keys that are refused are said at the start', async () => {
    await expect(openStore(s3.url.replace('media', 'other'))).rejects.toThrow(
      'STORAGE_URL: there is no such bucket (bucket other)',
    )
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong')
    await expect(openStore(s3.url)).rejects.toThrow(
      'STORAGE_URL: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are refused (bucket media)',
    )
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', s3.environment.AWS_SECRET_ACCESS_KEY)
  })

  it('copies from a folder, and goes on after it was interrupted', async () => {
    const product = await startProduct()
    onTestFinished(() => product.stop())
    const { db, env } = product.app.dependencies
    const id = await uploadedPicture(product.app)
    const from = await openStore(env.STORAGE_URL)
    const first = await copyFiles(db, from, store, () => {})
    expect(first).toMatchObject({ present: 0, failures: [] })
    expect(first.copied).toBeGreaterThan(0)
    await store.remove(id)
    const second = await copyFiles(db, from, store, () => {})
    expect(second).toEqual({ copied: 1, present: first.copied - 1, failures: [] })
    expect((await buffer(await store.open(id))).equals(await buffer(await from.open(id)))).toBe(true)
    const keys: string[] = []
    for await (const key of store.keys()) keys.push(key)
    for (const key of keys) await store.remove(key)
    await expect(copyFiles(db, store, from, () => {})).resolves.toMatchObject({ copied: 0, failures: [] })
  })

  // What follows ends or stops the store.
  const hasty = { answer: 1000, put: 2500, stall: 1000, rest: 0 }
  const unavailable = { status: 503, headers: { 'Retry-After': '5' } }

  it('while it is frozen every call ends in time; afterwards no half upload stays', async () => {
    const impatient = await openStore(s3.url, { patience: hasty })
    const key = newId()
    await store.put(key, await finished(video(100)))
    await s3.freeze()
    try {
      const began = performance.now()
      const put = impatient.put('frozen', await finished(video(12 * megabyte)))
      await Promise.all([
        expect(put).rejects.toMatchObject(unavailable),
        expect(impatient.open(key)).rejects.toMatchObject(unavailable),
        expect(impatient.size(key)).rejects.toMatchObject(unavailable),
        expect(impatient.remove(key)).rejects.toMatchObject(unavailable),
        expect(impatient.keys()[Symbol.asyncIterator]().next()).rejects.toMatchObject(unavailable),
      ])
      // Sooner than a store that is given its usual time.
      expect(performance.now() - began).toBeLessThan(patience.answer)
    } finally {
      await s3.thaw()
    }
    await eventually(() => store.size(key).catch(expectNotFound))
    await store.remove('frozen')
    await store.remove(key)
    expect(await openUploads()).toEqual([])
  })

  it('a store that is killed during an upload has none of it', async () => {
    let failure: unknown
    // It may have all of it before it is killed.
    while (!failure) {
      const put = store.put('killed', await finished(video(20 * megabyte)))
      const ended = put.then(() => 'stored').catch((error: unknown) => error)
      await Promise.race([ended, uploadBegun()])
      await s3.kill()
      const outcome = await ended
      if (outcome !== 'stored') failure = outcome
      else await s3.start().then(() => store.remove('killed'))
    }
    expect(failure).toMatchObject(unavailable)
    await expect(store.open('killed')).rejects.toMatchObject(unavailable)
    await s3.start()
    await expect(store.open('killed')).rejects.toMatchObject({ status: 404 })
    await store.remove('killed')
    expect(await openUploads()).toEqual([])
  })

  it('a store that is killed during a download breaks the stream off', async () => {
    const size = video(20 * megabyte).length
    await store.put('film', await finished(video(20 * megabyte)))
    const stream = await store.open('film', { start: 0, end: size - 1 })
    const pieces = stream[Symbol.asyncIterator]()
    await pieces.next()
    await s3.kill()
    const rest = async () => {
      while (!(await pieces.next()).done);
    }
    await expect(rest()).rejects.toThrow()
  })

  function uploadBegun() {
    const begun = async () => expect(await openUploads()).toEqual(['killed'])
    return eventually(begun).catch(() => undefined)
  }

  /** Keys of uploads in parts that are neither complete nor aborted. */
  async function openUploads() {
    const client = new S3Client({ endpoint: s3.endpoint, region: 'us-east-1', forcePathStyle: true })
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: s3.bucket }))
    return Uploads.map(({ Key }) => Key)
  }
})

function expectNotFound(error: unknown) {
  expect(error).toMatchObject({ status: 404 })
}
