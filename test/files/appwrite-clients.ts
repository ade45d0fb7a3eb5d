import { Client, ImageFormat, Query, Storage } from 'appwrite'
import {
  Client as ServerClient,
  ImageFormat as ServerImageFormat,
  Query as ServerQuery,
  Storage as ServerStorage,
} from 'node-appwrite'
import { InputFile } from 'node-appwrite/file'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jpeg, video } from './make-files.ts'
import { startProduct } from './product.ts'
import { sha256 } from './store-behaviour.ts'

const megabyte = 1024 * 1024
const bucketId = 'media'
const patient = 120_000

/** Appwrite's web SDK and server SDK make every storage call to a product that is set up so. */
export function servesAppwriteClients(settings: () => Record<string, string>): void {
  let product: Awaited<ReturnType<typeof startProduct>>
  beforeAll(async () => {
    product = await startProduct(settings())
  })
  afterAll(() => product?.stop())

  const bytesAt = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url, { headers })
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  it(
    "Appwrite's web SDK makes every call, for a picture and for a film of 45 MB",
    async () => {
      const client = new Client().setEndpoint(product.endpoint).setProject('portfolio')
      const storage = new Storage(client.setJWT(product.app.adminToken))
      const picture = await jpeg(700, 500)
      const film = video(45 * megabyte)
      for (const [name, bytes, mimeType] of [
        ['front.jpg', picture, 'image/jpeg'],
        ['film.mp4', film, 'video/mp4'],
      ] as const) {
        const file = new File([Uint8Array.from(bytes)], name)
        const { $id: fileId } = await storage.createFile({ bucketId, fileId: 'unique()', file })
        const named = { bucketId, fileId }
        expect(await storage.getFile(named)).toMatchObject({ name, mimeType, sizeOriginal: bytes.length })
        expect(sha256((await bytesAt(storage.getFileView(named))).bytes)).toBe(sha256(bytes))
        expect((await bytesAt(storage.getFileDownload(named), { Range: 'bytes=0-9' })).bytes).toHaveLength(10)
        const start = bytes.length - 2000
        const part = await bytesAt(storage.getFileView(named), { Range: `bytes=${start}-${start + 999}` })
        expect(part.status).toBe(206)
        expect(part.bytes.equals(bytes.subarray(start, start + 1000))).toBe(true)
        if (name === 'front.jpg') {
          const preview = storage.getFilePreview({ ...named, width: 320, output: ImageFormat.Webp })
          expect(await sharp((await bytesAt(preview)).bytes).metadata()).toMatchObject({ width: 320 })
        }
        const { files } = await storage.listFiles({ bucketId, queries: [Query.limit(1)] })
        expect(files.map(({ $id }) => $id)).toEqual([fileId])
        await storage.deleteFile(named)
        await expect(storage.getFile(named)).rejects.toMatchObject({ code: 404 })
        expect((await bytesAt(storage.getFileView(named))).status).toBe(404)
      }
    },
    patient,
  )

  it(
    "Appwrite's server SDK makes every call, for a picture and for a film of 45 MB",
    async () => {
      const client = new ServerClient().setEndpoint(product.endpoint).setProject('portfolio')
      const storage = new ServerStorage(client.setKey(product.app.adminToken))
      const picture = await jpeg(600, 400)
      const film = video(45 * megabyte, 'qt  ')
      for (const [name, bytes, mimeType] of [
        ['plan.jpg', picture, 'image/jpeg'],
        ['walk.mov', film, 'video/quicktime'],
      ] as const) {
        const file = InputFile.fromBuffer(bytes, name)
        const { $id: fileId } = await storage.createFile({ bucketId, fileId: 'unique()', file })
        const named = { bucketId, fileId }
        expect(await storage.getFile(named)).toMatchObject({ name, mimeType, sizeOriginal: bytes.length })
        expect(sha256(new Uint8Array(await storage.getFileDownload(named)))).toBe(sha256(bytes))
        if (name === 'plan.jpg') {
          expect(new Uint8Array(await storage.getFileView(named))).toEqual(new Uint8Array(bytes))
          const output = ServerImageFormat.Webp
          const preview = await storage.getFilePreview({ ...named, width: 320, output })
          expect(await sharp(Buffer.from(preview)).metadata()).toMatchObject({ width: 320 })
        }
        const { total, files } = await storage.listFiles({ bucketId, queries: [ServerQuery.limit(1)] })
        expect(files.map(({ $id }) => $id)).toEqual([fileId])
        const next = [ServerQuery.limit(500), ServerQuery.cursorAfter(fileId)]
        expect((await storage.listFiles({ bucketId, queries: next })).files).toHaveLength(total - 1)
        await storage.deleteFile(named)
        await expect(storage.getFile(named)).rejects.toMatchObject({ code: 404 })
      }
    },
    patient,
  )
}
