import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Client, Storage } from 'appwrite'
import { expect, it, onTestFinished } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { jpeg, video } from '#test/files/make-files.ts'
import { adminToken, filesPath, startFiles } from '#test/files/set-up.ts'

async function listen() {
  const started = await startFiles()
  const server = serve({ fetch: started.app.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const client = new Client().setEndpoint(`http://127.0.0.1:${port}/v1`).setProject('portfolio')
  return { ...started, port, client, storage: new Storage(client.setJWT(adminToken)) }
}

it("Appwrite's own client is told why a file is refused", async () => {
  const { storage, client, paths } = await listen()
  const send = (bytes: number) =>
    storage.createFile({
      bucketId: 'media',
      fileId: 'unique()',
      file: new File([Buffer.alloc(bytes, 'x')], 'a.jpg'),
    })
  const unknown = {
    code: 400,
    message: 'This kind of file is not accepted, or it is damaged. Please choose another.',
  }
  await expect(send(1000)).rejects.toMatchObject(unknown)
  await expect(send(12 * 1024 * 1024)).rejects.toMatchObject(unknown)
  await expect(send(51 * 1024 * 1024)).rejects.toMatchObject({ code: 413 })
  client.setJWT('somebody else')
  await expect(send(4 * 1024 * 1024)).rejects.toMatchObject({ code: 401 })
  expect(await paths()).toEqual([])
})

it("Appwrite's own client is told which document shows a file that is not deleted", async () => {
  const { storage, db } = await listen()
  const file = new File([Uint8Array.from(await jpeg())], 'qr.jpg')
  const { $id: fileId } = await storage.createFile({ bucketId: 'media', fileId: 'unique()', file })
  const owner = { ownerKind: 'settings', ownerId: 'settings', role: 'qrCode' } as const
  const attachment = { ...owner, position: 0, fileId, alt: '' }
  await db.insertInto('attachment').values(attachment).execute()
  await expect(storage.deleteFile({ bucketId: 'media', fileId })).rejects.toMatchObject({
    code: 409,
    message: 'This file is still in use by the QR code of the payment settings.',
  })
})

it("Appwrite's own client is answered with the file that is there, whole or in chunks", async () => {
  const { storage, paths } = await listen()
  const film = new File([Uint8Array.from(video(11 * 1024 * 1024))], 'film.mp4')
  const store = () => storage.createFile({ bucketId: 'media', fileId: 'unique()', file: film })
  const first = await store()
  expect(await store()).toEqual(first)
  expect(await paths()).toHaveLength(1)
})

it('a connection that breaks in the middle of a chunk leaves nothing of it', async () => {
  const { port, paths } = await listen()
  const upload = request({
    port,
    path: filesPath,
    method: 'POST',
    headers: {
      'X-Appwrite-JWT': adminToken,
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Length': 5_000_000,
      'Content-Range': 'bytes 0-5242879/12000000',
    },
  })
  upload.on('error', () => {})
  upload.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n')
  upload.write(Buffer.alloc(1_000_000))
  await eventually(async () => expect(await paths()).toHaveLength(1))
  upload.destroy()
  await eventually(async () => expect(await paths()).toEqual([]))
})

it('a film that the viewer stops watching is closed', async () => {
  const { storage, port } = await listen()
  const file = new File([Uint8Array.from(video(40 * 1024 * 1024))], 'film.mp4')
  const { $id } = await storage.createFile({ bucketId: 'media', fileId: 'unique()', file })
  const openFiles = async () => (await readdir('/proc/self/fd')).length
  const before = await openFiles()
  for (let viewer = 0; viewer < 20; viewer++)
    await new Promise<void>((resolve, reject) => {
      const get = request({ port, path: `${filesPath}/${$id}/view` }, (response) =>
        response.once('data', () => {
          get.destroy()
          resolve()
        }),
      )
      get.on('error', reject)
      get.end()
    })
  await eventually(async () => expect(await openFiles()).toBeLessThan(before + 5))
})
