import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { isUploadId } from '../uploads/upload-id.ts'
import { type Digests, digestsOf, readBack } from './digests.ts'
import { asNotFound, problemOf, unlessGone, whereAllowed } from './s3-failures.ts'
import { type ByteRange, type Driver, patience, WrongStorage } from './store.ts'

/** Where the AWS SDK looks for them. */
const usualKeys = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']
const partBytes = 5 * 1024 * 1024
const partsAtOnce = 2

export interface S3Keys {
  accessKeyId: string
  secretAccessKey: string
}

interface Bucket {
  bucket: string
  endpoint?: string
  region?: string
  keys?: S3Keys
  /** What settings `keys` come from. */
  keysFrom?: string[]
}

/** A driver whose bucket may hold more than files. */
interface S3Driver extends Driver {
  /** What lies directly at the top, or everything under a `prefix`. */
  names(prefix: string): AsyncIterable<string>
}

/** Keeps files in a bucket of any S3-compatible store; the keys to it are where the AWS SDK looks for them, or given. */
export function s3Store({
  bucket,
  endpoint,
  region = endpoint && 'us-east-1',
  keys,
  keysFrom = usualKeys,
}: Bucket): S3Driver {
  const client = new S3Client({
    endpoint,
    region,
    ...(keys && { credentials: keys }),
    forcePathStyle: true,
    // Older stores refuse the checksums that the SDK adds of itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patience.answer,
      requestTimeout: 3 * patience.answer,
      throwOnRequestTimeout: true,
    },
  })
  const named = (key: string) => ({ Bucket: bucket, Key: key })

  async function put(key: string, path: string, signal: AbortSignal) {
    const digests = await digestsOf(path, partBytes)
    const { ETag } = await upload(key, path, signal)
    if (!isMarkOf(digests, ETag)) await readBack({ open }, key, digests, signal)
    await rm(path)
  }

  async function upload(key: string, path: string, signal: AbortSignal) {
    signal.throwIfAborted()
    const Body = createReadStream(path)
    const abortController = new AbortController()
    const abort = () => abortController.abort()
    signal.addEventListener('abort', abort, { once: true })
    const params = { ...named(key), Body }
    const upload = new Upload({
      client,
      params,
      partSize: partBytes,
      queueSize: partsAtOnce,
      abortController,
    })
    try {
      return await upload.done()
    } finally {
      signal.removeEventListener('abort', abort)
      Body.destroy()
    }
  }

  async function open(key: string, range: ByteRange | undefined, signal: AbortSignal) {
    const Range = range && `bytes=${range.start}-${range.end}`
    const { Body, ContentRange } = await client
      .send(new GetObjectCommand({ ...named(key), Range }), { abortSignal: signal })
      .catch((error) => asNotFound(error, 'NoSuchKey'))
    if (!(Body instanceof Readable)) throw new Error('The store answered without a body')
    if (range && !ContentRange?.startsWith(`bytes ${range.start}-${range.end}/`)) {
      Body.destroy()
      throw new Error(`The store was asked for ${Range}, and gave ${ContentRange ?? 'something else'}`)
    }
    return Body
  }

  function headOf(key: string, signal: AbortSignal) {
    return client
      .send(new HeadObjectCommand(named(key)), { abortSignal: signal })
      .catch((error) => asNotFound(error, 'NotFound'))
  }

  /** Ends uploads in parts that broke off: their parts take up room, though they show nowhere. */
  async function abortUploads(key: string, signal: AbortSignal) {
    const listing = new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: key })
    const { Uploads = [] } = await client.send(listing, { abortSignal: signal }).catch(whereAllowed)
    for (const { Key, UploadId } of Uploads)
      if (Key === key)
        await client
          .send(new AbortMultipartUploadCommand({ ...named(key), UploadId }), { abortSignal: signal })
          .catch(unlessGone)
  }

  async function* names(prefix: string) {
    const listing = { Bucket: bucket, Prefix: prefix, Delimiter: prefix ? undefined : '/' }
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, listing))
      for (const { Key } of Contents) if (Key !== undefined) yield Key
  }

  return {
    put,
    open,
    async size(key, signal) {
      const { ContentLength } = await headOf(key, signal)
      if (ContentLength === undefined) throw new Error('The store did not say how large the file is')
      return ContentLength
    },
    async storedAt(key, signal) {
      const { LastModified } = await headOf(key, signal)
      if (LastModified === undefined) throw new Error('The store did not say how old the file is')
      return LastModified
    },
    async remove(key, signal) {
      await client.send(new DeleteObjectCommand(named(key)), { abortSignal: signal })
      await abortUploads(key, signal)
    },
    async *keys() {
      for await (const key of names('')) if (isUploadId(key)) yield key
    },
    names,
    async check(signal) {
      const listing = new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 })
      await client.send(listing, { abortSignal: signal }).catch((error) => {
        const problem = problemOf(error, { inUse: keys ? keysFrom : usualKeys, wanted: keysFrom })
        throw problem ? new WrongStorage(`${problem} (bucket ${bucket})`) : error
      })
    },
  }
}

/** Whether a store's mark of a file is what it is without encryption; otherwise it says nothing. */
function isMarkOf({ md5, partsMd5 }: Digests, mark: string | undefined): boolean {
  return [md5, partsMd5].includes(mark?.replaceAll('"', '') ?? '')
}
