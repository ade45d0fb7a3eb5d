import { existsSync, readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { isCode } from './files/disk.ts'
import type { CacheEntry, Validity } from './http/cache/entry.ts'
import { cachedAs } from './http/cached.ts'
import type { AppContext } from './http/context.ts'
import { browserFiles } from './http/request-route.ts'

/** Under a name that changes with its content a file stays for ever, under any other for an hour. */
const ages = { named: 'public, max-age=31536000, immutable', plain: 'public, max-age=3600' }
/** What was built stays as it is as long as the process runs. */
const forGood: Validity = { current: () => 'built' }

/** What a later build lays beside the process: no folders, and nothing half made. */
const ofLaterBuild = /^\/assets\/[^/.][^/]*$/

/**
 * Serves the browser's files, which are those that lie in `directory` when the process starts, and the code of builds that are laid
 * there since: pages of processes that run them already ask for it here too.
 */
export function clientFiles(directory: string): MiddlewareHandler<AppContext> {
  const addresses = addressesIn(directory)

  async function isThere(address: string): Promise<boolean> {
    if (addresses.has(address)) return true
    if (!ofLaterBuild.test(address) || !(await isFile(join(directory, address)))) return false
    for (const copy of ['.br', '.gz'])
      if (await isFile(join(directory, `${address}${copy}`))) addresses.add(`${address}${copy}`)
    addresses.add(address)
    return true
  }

  const read = async (address: string) => new Uint8Array(await readFile(join(directory, address)))

  async function copiesOf(address: string): Promise<CacheEntry['copies']> {
    return {
      identity: await read(address),
      ...(addresses.has(`${address}.br`) && { br: await read(`${address}.br`) }),
      ...(addresses.has(`${address}.gz`) && { gzip: await read(`${address}.gz`) }),
    }
  }

  return async (c, next) => {
    const { method, path } = c.req
    if ((method !== 'GET' && method !== 'HEAD') || !(await isThere(path))) return next()
    // Builds that were made since may have taken it away.
    const copies = await copiesOf(path).catch(unlessMissing)
    if (!copies) return next()
    c.set('route', browserFiles)
    const headers = {
      'Content-Type': getMimeType(path) ?? 'application/octet-stream',
      'Content-Length': `${copies.identity.length}`,
      'Cache-Control': path.startsWith('/assets/') ? ages.named : ages.plain,
    }
    await cachedAs({ validity: forGood, isFile: true, copies })(c, async () => {
      c.res = c.newResponse(method === 'HEAD' ? null : copies.identity, 200, headers)
    })
  }
}

/** The addresses of all files in a directory and the directories in it. */
function addressesIn(directory: string): Set<string> {
  if (!existsSync(directory)) return new Set()
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Set(
    files.map(({ parentPath, name }) =>
      `/${relative(directory, join(parentPath, name))}`.replaceAll(sep, '/'),
    ),
  )
}

/** @throws any failure but that of a file that is not there */
function unlessMissing(error: unknown): undefined {
  if (!isCode(error, 'ENOENT')) throw error
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
