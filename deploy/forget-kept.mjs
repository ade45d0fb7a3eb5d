// Has nginx forget what it keeps, as the product asks at its PURGE_URL: it removes the files in nginx's cache that are made of
// what was written. Run it as the user of nginx, beside it:
//   PURGE_TOKEN=… CACHE_FOLDER=/var/cache/nginx/plinth PORT=9010 node forget-kept.mjs
import { createHash, timingSafeEqual } from 'node:crypto'
import { open, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

const {
  PURGE_TOKEN: token,
  CACHE_FOLDER: folder,
  PORT: port = '9010',
  HOST: host = '127.0.0.1',
} = process.env
if (!token || !folder) {
  console.error('PURGE_TOKEN and CACHE_FOLDER must be set')
  process.exit(1)
}

/** Bytes at the beginning of a kept file in which its headers are. */
const head = 16 * 1024
const hashOf = (text) => createHash('sha256').update(text).digest()
const expected = hashOf(`Bearer ${token}`)

/** What a file that nginx keeps is made of. */
async function keysOf(path) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(head), 0, head, 0)
    const [, keys = ''] =
      /\r\nsurrogate-key: ([^\r]*)\r\n/i.exec(buffer.toString('latin1', 0, bytesRead)) ?? []
    return keys.split(' ')
  } finally {
    await file.close()
  }
}

async function forget(keys) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    try {
      if ((await keysOf(path)).some((key) => keys.includes(key))) await rm(path, { force: true })
    } catch (error) {
      // nginx has removed it meanwhile.
      if (error.code !== 'ENOENT') throw error
    }
  }
}

createServer(async (incoming, outgoing) => {
  const answer = (status) => outgoing.writeHead(status).end()
  incoming.resume()
  if (incoming.method !== 'POST') return answer(405)
  if (!timingSafeEqual(hashOf(incoming.headers.authorization ?? ''), expected)) return answer(401)
  const keys = String(incoming.headers['surrogate-key'] ?? '')
    .split(' ')
    .filter(Boolean)
  if (keys.length === 0) return answer(400)
  try {
    await forget(keys)
    answer(204)
  } catch (error) {
    console.error(error.message)
    answer(500)
  }
}).listen(Number(port), host)
