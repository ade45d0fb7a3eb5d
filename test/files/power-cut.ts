import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, relative, resolve } from 'node:path'

type Promises = typeof fs.promises
type Call = (...words: never[]) => unknown

/**
 * Watches what is written from now on, and what of it an fsync has put on the disk: the content of a file, and the names
 * that a folder holds. What is there when watching begins counts as being on the disk.
 */
export function watchDisk(root: string) {
  const unsafeContents = new Set<string>()
  const unsafeNames = new Set<string>()
  const { promises } = fs
  const own = { ...promises }
  const ownStream = fs.createWriteStream

  function written(path: string, isFlushed = false) {
    if (!fs.existsSync(path)) unsafeNames.add(path)
    if (!isFlushed) unsafeContents.add(path)
  }

  function moved(from: string, to: string) {
    for (const unsafe of [unsafeContents, unsafeNames])
      for (const path of [...unsafe])
        if (path === from || path.startsWith(`${from}/`)) {
          unsafe.delete(path)
          unsafe.add(to + path.slice(from.length))
        }
    unsafeNames.add(to)
  }

  function synced(path: string) {
    unsafeContents.delete(path)
    for (const name of [...unsafeNames]) if (dirname(name) === path) unsafeNames.delete(name)
  }

  const replaced: Partial<Record<keyof Promises, Call>> = {
    async writeFile(...words: Parameters<Promises['writeFile']>) {
      const [path, , options] = words
      if (typeof path === 'string')
        written(resolve(path), typeof options === 'object' && options?.flush === true)
      return own.writeFile(...words)
    },
    async copyFile(...words: Parameters<Promises['copyFile']>) {
      written(resolve(String(words[1])))
      return own.copyFile(...words)
    },
    async mkdir(...words: Parameters<Promises['mkdir']>) {
      const first = await own.mkdir(...words)
      const path = resolve(String(words[0]))
      const isRecursive = typeof words[1] === 'object' && words[1]?.recursive === true
      const top = isRecursive ? first : path
      if (top !== undefined)
        for (let folder = path; folder.startsWith(resolve(top)); folder = dirname(folder))
          unsafeNames.add(folder)
      return first
    },
    async rename(...words: Parameters<Promises['rename']>) {
      await own.rename(...words)
      moved(resolve(String(words[0])), resolve(String(words[1])))
    },
    async open(...words: Parameters<Promises['open']>) {
      const path = resolve(String(words[0]))
      if (/[wa]/.test(String(words[1] ?? 'r'))) written(path)
      const handle = await own.open(...words)
      const { sync } = handle
      handle.sync = async () => {
        await sync.call(handle)
        synced(path)
      }
      return handle
    },
  }
  Object.assign(promises, replaced)
  fs.createWriteStream = (path, options) => {
    written(resolve(String(path)), typeof options === 'object' && options?.flush === true)
    return ownStream(path, options)
  }
  syncBuiltinESMExports()

  return {
    /** Whether a file under the root would be there, and whole, after a power cut now. */
    isSafe(path: string): boolean {
      const whole = resolve(root, path)
      if (!fs.existsSync(whole) || unsafeContents.has(whole)) return false
      for (let name = whole; relative(root, name) !== ''; name = dirname(name))
        if (unsafeNames.has(name)) return false
      return true
    },
    stop() {
      Object.assign(promises, own)
      fs.createWriteStream = ownStream
      syncBuiltinESMExports()
    },
  }
}
