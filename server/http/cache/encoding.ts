import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createLimit } from '../../concurrency.ts'
import type { CacheEntries } from './entries.ts'
import { type CacheEntry, wellCompressed } from './entry.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Bodies that are smaller gain nothing. */
const smallestCompressed = 512
/** Brotli's quality while a caller waits, while several do, and for what is asked for again and again. */
const quality = { quick: 2, quickest: 0, best: 11 }
/**
 * How often a response is given, and for how many milliseconds it holds, before it is worth the best compression: that takes
 * half a second of a core, which nobody may need for what the next write makes old.
 */
const worthTheBest = { given: 4, age: 1000 }
/** Compressions for which callers wait at once. Beyond them the body goes as it is, which is quicker than to wait. */
const mostWaiting = 2 * availableParallelism()

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const inBackground = createLimit(1)
let waiting = 0

/** The encodings that a caller takes, of those that are worth while for this entry; the best first. */
export function encodingsFor(accepted: string | undefined, entry: CacheEntry): readonly Encoding[] {
  const isWorthIt = entry.isCompressible && entry.copies.identity.length >= smallestCompressed
  return isWorthIt && accepted ? encodingsIn(accepted) : identity
}

const identity: readonly Encoding[] = ['identity']
const asBrowsersAsk: readonly Encoding[] = ['br', 'gzip', 'identity']

function encodingsIn(accepted: string): readonly Encoding[] {
  if (!accepted.includes('q=') && accepted.includes('br') && accepted.includes('gzip')) return asBrowsersAsk
  const compressed = (['br', 'gzip'] as const).filter((name) => refusing[name].test(accepted))
  return [...compressed, 'identity']
}

/** Named, and not with a weight of nothing. */
const refusing = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
}

/** The copy to send now: the best that is there, or one that is made first where few wait for that. */
export async function encodingNow(entry: CacheEntry, encodings: readonly Encoding[]): Promise<Encoding> {
  const ready = readyEncoding(entry, encodings)
  const [wanted = 'identity'] = encodings
  if (ready !== 'identity' || wanted === 'identity' || waiting >= mostWaiting) return ready
  waiting += 1
  try {
    const how = waiting > 1 ? quality.quickest : quality.quick
    const copy = await compressed(entry.copies.identity, wanted, how)
    // Another may be there by now, of which a head was written.
    entry.copies[wanted] ??= copy
  } finally {
    waiting -= 1
  }
  return wanted
}

/** The best copy that is there. */
export function readyEncoding({ copies }: CacheEntry, encodings: readonly Encoding[]): Encoding {
  for (const encoding of encodings) if (copies[encoding]) return encoding
  return 'identity'
}

/**
 * Counts that an entry was given. What proves to be asked for often is compressed as well as can be, one after another
 * beside everything else.
 */
export function countGiven(entry: CacheEntry, cache: Pick<CacheEntries, 'has' | 'recount'>): void {
  entry.given += 1
  if (entry.given < worthTheBest.given || entry.given === wellCompressed || !entry.isCompressible) return
  if (performance.now() - entry.madeAt < worthTheBest.age) return
  entry.given = wellCompressed
  const plain = entry.copies.identity
  if (plain.length < smallestCompressed) return
  void inBackground(async () => {
    if (!cache.has(entry)) return
    entry.copies.br = await compressed(plain, 'br', quality.best)
    delete entry.heads.br
    delete entry.texts.br
    cache.recount(entry)
  })
}

/** Resolves once everything is compressed that was worth it until now. */
export function compressedByNow(): Promise<void> {
  return inBackground(async () => {})
}

async function compressed(plain: Uint8Array, encoding: Encoding, quality: number) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    // A window that is wider than the body takes memory and finds nothing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(plain.length)), 16), 22),
  }
  return new Uint8Array(await (encoding === 'br' ? brotli(plain, { params }) : gzipped(plain)))
}
