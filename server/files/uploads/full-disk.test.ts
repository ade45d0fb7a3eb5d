import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, expect, it } from 'vitest'
import { video } from '#test/files/make-files.ts'
import { chunkForm, filesPath, post, startFiles, uploadForm } from '#test/files/set-up.ts'

const { createWriteStream } = fs
const file = await fs.promises.open(import.meta.filename)
const handles: Pick<fs.promises.FileHandle, 'writeFile'> = Object.getPrototypeOf(file)
const { writeFile } = handles
await file.close()
const film = video(6 * 1024 * 1024)

/** The disk has room for so many more bytes. */
function fillDiskAfter(room: number) {
  let left = room
  function take({ length }: { length: number }) {
    left -= length
    if (left < 0) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  }
  class FillingStream extends fs.WriteStream {
    override _writev = undefined
    override _write(bytes: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void) {
      try {
        take(bytes)
      } catch (error) {
        return done(error as Error)
      }
      super._write(bytes, encoding, done)
    }
  }
  fs.createWriteStream = (path, options) => Reflect.construct(FillingStream, [path, options])
  handles.writeFile = async function (this: fs.promises.FileHandle, bytes) {
    take(bytes as Buffer)
    return writeFile.call(this, bytes)
  }
  syncBuiltinESMExports()
}

function freeDisk() {
  fs.createWriteStream = createWriteStream
  handles.writeFile = writeFile
  syncBuiltinESMExports()
}

afterEach(freeDisk)

const isFull = {
  status: 503,
  body: {
    success: false,
    type: 'storage-full',
    message: 'The server has no room left to store this. Please try again later.',
  },
}

it('a disk that is full while a file comes in is said so, and nothing of it stays', async () => {
  const { app, paths } = await startFiles()
  fillDiskAfter(100_000)
  expect(await post(app, uploadForm(film))).toMatchObject(isFull)
  expect(await post(app, chunkForm(film, 0, 'film'))).toMatchObject(isFull)
  expect(await paths()).toEqual([])
})

it('chunks that are there wait for room: while another comes, and while they are put together', async () => {
  const { app, paths } = await startFiles()
  await post(app, chunkForm(film, 0, 'film'))
  fillDiskAfter(100_000)
  expect(await post(app, chunkForm(film, 1, 'film'))).toMatchObject(isFull)
  expect((await paths()).sort()).toEqual(['uploads/film/0.part', 'uploads/film/upload.json'])
  fillDiskAfter(5.5 * 1024 * 1024)
  expect(await post(app, chunkForm(film, 1, 'film'))).toMatchObject(isFull)
  expect((await paths()).filter((path) => path.includes('.incoming'))).toEqual([])
  const known = await (await app.request(`${filesPath}/film`)).json()
  expect(known).toMatchObject({ chunksUploaded: 1, chunksTotal: 2 })
  freeDisk()
  expect(await post(app, chunkForm(film, 1, 'film'))).toMatchObject({ body: { chunksUploaded: 2 } })
  expect((await app.request(`${filesPath}/film/view`)).status).toBe(200)
})
