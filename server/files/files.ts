import { constants, copyFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { StoredFile } from '#contract/file.ts'
import { limits } from '#contract/limits.ts'
import { fileMessages } from '#contract/messages.ts'
import { runningBackup } from '../backup/runs.ts'
import { createLocks } from '../concurrency.ts'
import { isUniqueViolation } from '../database/conflicts.ts'
import { createLeases, type StillHeld } from '../database/leases.ts'
import type { Db } from '../database/schema.ts'
import { conflict, notFound, unavailable } from '../errors.ts'
import { type ContentVersion, createContentVersion } from '../http/content-version.ts'
import { newId } from '../ids.ts'
import { createSweeper } from '../sweeper.ts'
import { findAnyFile, withBuiltIn } from './built-in.ts'
import { makeFolder } from './durable.ts'
import { newFile } from './new-file.ts'
import { readOriginal } from './originals.ts'
import { drawing } from './pictures/drawing.ts'
import { createPictureLimits } from './pictures/picture-limits.ts'
import { createPreparation } from './pictures/preparation.ts'
import { createRenditions, type Renditions } from './pictures/renditions.ts'
import { inUseMessage } from './references/uses.ts'
import { deleteFile, type FileRow, findFile, insertFile } from './repository.ts'
import { reuseFile } from './reuse.ts'
import { stored } from './stored-file.ts'
import type { Store } from './stores/store.ts'
import { createRemoval } from './sweeper.ts'
import { unsettledKeys, withNotes } from './unsettled.ts'
import { type Arrived, takenMessage } from './uploads/admission.ts'
import { endedUploads } from './uploads/ended.ts'
import { isPart, storedUploads } from './uploads/stored-uploads.ts'
import { unfinishedUploads } from './uploads/unfinished.ts'
import { createUploads } from './uploads/uploads.ts'

/** Stored files: their rows, their bytes, and the renditions made of them. */
export interface Files {
  /** Moves whenever a file has been removed: until then, what is known of its bytes holds. */
  readonly version: Pick<ContentVersion, 'current'>
  readonly store: Store
  readonly renditions: Renditions
  /**
   * Stores a copy of a local file.
   * @throws AppError 400 or 413 where it is not accepted, 409 where the id is taken
   */
  accept(file: { path: string; name: string; id?: string }): Promise<FileRow>
  /** Takes an upload, or a chunk of one, as Appwrite's clients send it. */
  receive(request: Request): Promise<StoredFile>
  /** @throws AppError 404 */
  find(id: string): Promise<FileRow>
  /** A file as Appwrite's storage calls answer it, or what has come of its upload so far. @throws AppError 404 */
  findStored(id: string): Promise<StoredFile>
  /** Removes a file, or an upload that is not complete. @throws AppError 404; 409 where a document shows the file */
  remove(id: string): Promise<void>
  /**
   * Removes what has come of an upload that is not complete. A file stays, since another upload may have been answered with
   * it: the sweep takes it once it has been unused for a day. @throws AppError 404
   */
  giveUp(id: string): Promise<void>
  /** Removes files that nothing shows any more and uploads that were given up; now and every hour. */
  startSweeping(): void
  /** Makes the renditions that pages will ask for, from now on after every upload, when nothing else is to be done. */
  startPreparing(): void
  /** How many pictures wait or are under way: of uploads, asked for, and to be made ahead. */
  waiting(): { uploads: number; requests: number; ahead: number }
  /** Ends what is being drawn and waits for what can't be ended: the step that it is at. */
  close(): Promise<void>
}

/**
 * Each keeps one core at work, and one of Node's four threads: three that are asked for and one that is uploaded, or the
 * other way round. More would take more memory than they save time.
 */
export const picturesAtOnce = Math.min(availableParallelism(), 3)
/** A browser waits for what was asked for first anyway; with more, nobody would wait for the last. */
export const mostWaiting = 200

interface Parts {
  db: Db
  store: Store
  /** Holds unfinished uploads and renditions. */
  dataDirectory: string
  log: Logger
  /** Moves with what other processes write. */
  writtenElsewhere?: () => string | number
  /** Whether chunks lie in the store, where processes on several machines find them, and not on this disk. */
  areUploadsStored?: boolean
}

export function createFiles({
  db,
  store: ownStore,
  dataDirectory,
  log,
  writtenElsewhere = () => 0,
  areUploadsStored = false,
}: Parts): Files {
  const version = createContentVersion(writtenElsewhere)
  const unsettled = unsettledKeys(join(dataDirectory, 'unsettled'))
  const isHeld = async () => (await runningBackup(db)) !== undefined
  const store = withBuiltIn(withNotes(ownStore, unsettled, log, isHeld))
  const pictureLimits = createPictureLimits(picturesAtOnce, {
    mostWaiting,
    refusal: () => unavailable('Too many pictures are asked for at once. Please try again.', undefined),
  })
  const withLock = createLocks()
  const uploadsDirectory = join(dataDirectory, 'uploads')
  const unfinished = areUploadsStored
    ? storedUploads(db, store, uploadsDirectory)
    : unfinishedUploads(uploadsDirectory)
  const kept = { unfinished, ended: endedUploads(db), withLock: createLeases(db, 'upload') }
  const read = (file: FileRow) => readOriginal(store, file)
  const renditions = createRenditions(join(dataDirectory, 'renditions'), {
    ...{ read, limits: pictureLimits },
    whileStored: (id, task) => withLock(id, async () => ((await findAnyFile(db, id)) ? task() : missing())),
  })
  const preparation = createPreparation({ db, renditions, read, limit: pictureLimits.background, log })
  const uploads = createUploads({ kept, find: (id) => findAnyFile(db, id), admit })
  const removeUnused = createRemoval({ db, uploads, renditions, withLock, removeUnshown, log })
  const sweeper = createSweeper(async () => {
    await removeUnused()
    await removeUnsettled()
  }, log)

  async function accept({ path, name, id = newId() }: { path: string; name: string; id?: string }) {
    const copy = join(unfinished.incoming, newId())
    await makeFolder(unfinished.incoming)
    try {
      await copyFile(path, copy, constants.COPYFILE_FICLONE)
      return await admit({ id, path: copy, name })
    } finally {
      await rm(copy, { force: true })
    }
  }

  function admit(arrived: Arrived): Promise<FileRow> {
    return withLock(arrived.id, () => admitAlone(arrived))
  }

  async function admitAlone({ id, path, name, mayReuse = false, isStillHeld }: Arrived): Promise<FileRow> {
    if (await findAnyFile(db, id)) throw conflict('upload-taken', takenMessage)
    const { examine } = await drawing.examine()
    const examined = await examine(path, pictureLimits.uploads)
    const file = newFile({ id, name, ...examined, createdAt: new Date().toISOString() })
    if (!mayReuse) return add(file, path, isStillHeld)
    return withLock(
      file.hash,
      async () => (await reuseFile(db, store, file.hash)) ?? add(file, path, isStillHeld),
    )
  }

  async function add(
    file: FileRow,
    path: string,
    isStillHeld: StillHeld = async () => true,
  ): Promise<FileRow> {
    // A process that stood still for long would write over what another has stored meanwhile.
    if (!(await isStillHeld())) throw unavailable('The upload took too long. Please try again.', undefined)
    await store.put(file.id, path)
    try {
      await insertFile(db, file)
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict('upload-taken', takenMessage)
      // Where only the database's answer was lost, the row is there.
      if (!(await findFile(db, file.id)) && (await isStillHeld())) await store.remove(file.id)
      throw error
    }
    await unsettled.settle(file.id)
    preparation.add(file)
    return file
  }

  /** A file may be stored under an id again as soon as its row is gone, at any process: not before its bytes are. */
  function whileNobodyStores<T>(id: string, task: (isStillHeld: StillHeld) => Promise<T>): Promise<T> {
    return kept.withLock(id, (isStillHeld) => withLock(id, () => task(isStillHeld)))
  }

  /**
   * Removes bytes that no row names, or leaves them to a later sweep: to a backup that needs them, or where this process stood
   * still for so long that others may lie there by now.
   */
  async function removeBytes(id: string, isStillHeld: StillHeld): Promise<void> {
    if ((await isHeld()) || !(await isStillHeld())) return
    await ownStore.remove(id)
    await unsettled.settle(id)
  }

  /** The row goes before the bytes: no row ever names missing ones. The note goes before the row: no bytes are forgotten. */
  async function removeUnshown(id: string, unusedBefore?: string): Promise<boolean> {
    if (!(await findFile(db, id))) return false
    return whileNobodyStores(id, async (isStillHeld) => {
      if (!(await findFile(db, id))) return false
      await unsettled.note(id)
      if (!(await deleteFile(db, id, unusedBefore))) {
        if (await findFile(db, id)) await unsettled.settle(id)
        return false
      }
      version.move()
      await removeBytes(id, isStillHeld).catch((error) =>
        log.warn({ err: error, fileId: id }, 'the bytes of a file are removed later'),
      )
      await renditions
        .remove(id)
        .catch((error) => log.warn({ err: error, fileId: id }, 'the renditions of a file are removed later'))
      return true
    })
  }

  async function removeUnsettled() {
    const before = new Date(Date.now() - limits.file.keepUnusedHours * 3_600_000)
    for (const id of await unsettled.notedBefore(before))
      await whileNobodyStores(id, async (isStillHeld) => {
        if (await isPart(db, id)) return
        if (await findFile(db, id)) await unsettled.settle(id)
        else await removeBytes(id, isStillHeld)
      }).catch((error) => log.error({ err: error, fileId: id }, 'removing left bytes failed'))
  }

  async function find(id: string): Promise<FileRow> {
    return (await findAnyFile(db, id)) ?? missing()
  }

  function missing(): never {
    throw notFound(fileMessages.notFound, 'file-not-found')
  }

  return {
    version,
    store,
    renditions,
    accept,
    receive: uploads.receive,
    find,
    async findStored(id) {
      const file = await findAnyFile(db, id)
      return file ? stored(file) : ((await uploads.find(id)) ?? missing())
    },
    async remove(id) {
      if ((await removeUnshown(id)) || (await uploads.giveUp(id))) return
      await find(id)
      throw conflict('in-use', await inUseMessage(db, id))
    },
    async giveUp(id) {
      if (!(await uploads.giveUp(id))) await find(id)
    },
    startSweeping: sweeper.start,
    startPreparing: preparation.start,
    waiting: () => ({ ...pictureLimits.lengths(), ahead: preparation.waiting() }),
    async close() {
      renditions.end()
      await Promise.all([sweeper.stop(), preparation.stop()])
    },
  }
}
