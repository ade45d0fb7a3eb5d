import type { CacheEntry, Tags, Validity } from './entry.ts'

/** How a route's responses are stored, where that is not as texts until the content changes. */
export interface Storing {
  /** The address under which they are stored, though they are not found, where many addresses have one response. */
  address?: string
  /** How long they hold. */
  validity?: Validity
  /** Whether they are files, of which the small ones are stored. */
  isFile?: boolean
  /** Whether a response that was made of answers with these tags would be made of the same now. */
  isUnchanged?: (madeOf: Tags) => Promise<boolean>
  /** Compressed copies that are there already. */
  copies?: CacheEntry['copies']
}

export const storedStatuses = new Set([200, 301, 302])
const sharedStatuses = new Set([...storedStatuses, 404, 410])
/** A larger file is read anew each time. */
const mostBytesOfFile = 384 * 1024

/** Whether a response may be given to others who wait for the same. */
export function isShared({ status, headers }: Response, { isFile }: Storing): boolean {
  const type = headers.get('content-type') ?? ''
  const isText = /^(application\/(json|xml)|image\/svg\+xml|text\/)/.test(type) || status === 301
  const isSmall = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) <= mostBytesOfFile
  const isOwn = headers.has('set-cookie') || /\b(no-store|private)\b/.test(headers.get('cache-control') ?? '')
  return sharedStatuses.has(status) && (isFile ? status === 200 && isSmall : isText) && !isOwn
}

/** Whether a shared response may be stored. There is no end of what is not found, but where all of it is one. */
export function isStorable({ status }: Pick<CacheEntry, 'status'>, { address }: Storing): boolean {
  return storedStatuses.has(status) || address !== undefined
}
