import type { Logger } from 'pino'
import type { Catalogue } from './catalogue.ts'
import { type Changed, type Snapshot, type Source, takeSnapshot } from './snapshot.ts'

/**
 * Keeps a catalogue that has caught up with everything that was acknowledged.
 * @param changed told of the designs that have changed, before a catalogue says so
 */
export function keepCurrent({ db, version, scores }: Omit<Source, 'signal'>, log: Logger, changed: Changed) {
  const closing = new AbortController()
  const source = { db, version, scores, signal: closing.signal }
  let snapshot: Promise<Snapshot> | undefined
  let renewal: Promise<void> | undefined
  /** Taken anew beside the one that answers. It takes its place as soon as it has caught up too. */
  let renewed: Snapshot | undefined
  let catchingUp: Promise<void> | undefined
  let catchingUpNext: Promise<void> | undefined

  /** One that could not be taken is taken again for who asks next. */
  function taken(): Promise<Snapshot> {
    snapshot ??= takeSnapshot(source).catch((error) => {
      snapshot = undefined
      throw error
    })
    return snapshot
  }

  /** What is under way may have begun too early: who comes later shares the next. */
  function caughtUp(): Promise<void> {
    if (catchingUp) {
      catchingUpNext ??= catchingUp
        .catch(() => undefined)
        .then(() => {
          catchingUpNext = undefined
          return caughtUp()
        })
      return catchingUpNext
    }
    catchingUp = catchUp().finally(() => {
      catchingUp = undefined
    })
    return catchingUp
  }

  async function catchUp(): Promise<void> {
    const next = renewed ?? (await taken())
    const hasCaughtUp = await next.catchUp(changed)
    renewed = undefined
    snapshot = hasCaughtUp ? Promise.resolve(next) : undefined
    if (!hasCaughtUp) changed('all')
    const { catalogue } = await taken()
    if (catalogue.isWorn) renew()
  }

  function renew(): void {
    renewal ??= (async () => {
      const next = await takeSnapshot(source)
      await next.searchable()
      renewed = next
      log.debug('the index of designs was renewed')
    })()
      .catch((error) => warn(error, 'the index of designs could not be renewed'))
      .finally(() => {
        renewal = undefined
      })
  }

  function warn(error: unknown, message: string): void {
    if (!closing.signal.aborted) log.warn({ err: error }, message)
  }

  /** The catalogue as it is at this moment or later. */
  async function current({ isSearch = false } = {}): Promise<Catalogue> {
    if (!(await taken()).isCurrent(version.current())) await caughtUp()
    for (;;) {
      const { catalogue, searchable } = await taken()
      if (!isSearch || catalogue.isSearchable) return catalogue
      await searchable()
    }
  }

  return {
    current,

    /** Begins to build the catalogue, which nobody has to wait for. */
    start(): void {
      current({ isSearch: true }).catch((error) => warn(error, 'the index of designs could not be built'))
    },

    /** Ends what is under way. */
    async close(): Promise<void> {
      closing.abort()
      const reading = snapshot?.then(({ searchable }) => searchable())
      await Promise.allSettled([reading, renewal, catchingUp, catchingUpNext])
    },
  }
}
