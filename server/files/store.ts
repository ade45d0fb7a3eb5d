import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { diskStore } from './disk.ts'

/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/** Where the bytes of stored files live. A key is a file's id. */
export interface Store {
  /** Takes over the finished local file at `path`: it is complete and safe under `key`, and gone from `path`. */
  put(key: string, path: string): Promise<void>
  /** @throws AppError 404 where nothing is stored under `key` */
  open(key: string, range?: ByteRange): Promise<Readable>
  /** @throws AppError 404 where nothing is stored under `key` */
  size(key: string): Promise<number>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
}

/** Opens the store that `url` names: `file:<path>`, relative to the working directory or absolute. */
export function openStore(url: string): Store {
  if (url.startsWith('file://')) return diskStore(fileURLToPath(url))
  if (url.startsWith('file:')) return diskStore(url.slice('file:'.length))
  throw new Error('STORAGE_URL must begin with file:')
}
