import type { Readable } from 'node:stream'

/** A folder or a bucket that holds archives and, beside them, the files that they share. */
export interface Place {
  /** How people call it: a path or an address. */
  address: string
  /** The address of an archive in it. */
  pathOf(name: string): string
  /** The names of all that lies under `folder`, as they are put; at the top where it is empty. */
  names(folder: string): AsyncIterable<string>
  /** Takes over the finished local file at `path`: it lies there whole and safe, or not at all. */
  put(name: string, path: string): Promise<void>
  /** @throws NotThere */
  open(name: string): Promise<Readable>
  /** @throws NotThere */
  size(name: string): Promise<number>
  /** It is no error if nothing is there. */
  remove(name: string): Promise<void>
}

/** Nothing of that name lies in the place. */
export class NotThere extends Error {}
