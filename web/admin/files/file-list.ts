import PQueue from 'p-queue'
import { fileMessages } from '#contract/messages.ts'
import type { PictureKind } from '#contract/picture-kinds.ts'
import { ApiError } from '#web/api/api-error.ts'
import { type BeginUpload, beginUpload, isRefused, isStoredFile, type Upload } from '#web/api/files.ts'
import { messageOf } from '#web/api/request.ts'
import { moved } from '../ordering/moved.ts'
import { asChosen, type FormFile } from './form-file.ts'

interface FileListOptions {
  files: FormFile[]
  /** How many are sent at the same time. */
  concurrency?: number
  /** One whose picture is in the list already stays in it: it is told by its name. */
  keepsRepeated?: boolean
  /** Does something with a stored file, which then leaves the list. */
  attach?: (fileId: string) => Promise<unknown>
  /** @param name of the file that could not be stored */
  onFailure: (error: unknown, name: string) => void
  /** One that was chosen is on the server now. */
  onStored?: (stored: { key: string; name: string; fileId: string }) => void
  /** One was chosen whose picture is in the list already. */
  onRepeated?: (file: File) => void
  begin?: BeginUpload
  isStored?: (fileId: string) => Promise<boolean>
}

/**
 * A form's files. Each is sent as soon as it is chosen; what one of them meets stops no other. What is taken away while
 * it is on its way is given up. What is stored may be somebody else's too, and goes by itself when nothing uses it.
 */
export function createFileList({
  files: initial,
  concurrency = 3,
  keepsRepeated = false,
  attach,
  onFailure,
  onStored,
  onRepeated,
  begin = beginUpload,
  isStored = isStoredFile,
}: FileListOptions) {
  const queue = new PQueue({ concurrency })
  const uploads = new Map<string, Upload>()
  const underWay = new Map<string, Promise<void>>()
  const errors = new Map<string, unknown>()
  const listeners = new Set<() => void>()
  let files = initial

  function set(next: FormFile[]) {
    files = next
    for (const listener of listeners) listener()
  }

  function note(key: string, change: Partial<FormFile>) {
    set(files.map((file) => (file.key === key ? { ...file, ...change } : file)))
  }

  function start(key: string, say = onFailure) {
    if (!underWay.has(key))
      underWay.set(
        key,
        send(key, say).finally(() => underWay.delete(key)),
      )
  }

  const nameOf = (key: string) => files.find((file) => file.key === key)?.chosen?.file.name ?? ''

  async function send(key: string, say: typeof onFailure): Promise<void> {
    const upload = uploads.get(key)
    if (!upload) return
    /** Neither taken away nor left with the form. */
    const isWanted = () => uploads.get(key) === upload
    errors.delete(key)
    note(key, { progress: { share: 0 }, failure: undefined })
    try {
      const fileId = await queue.add(async () => isWanted() && (await upload.send()).$id)
      if (!fileId || !isWanted()) return
      const isRepeated = files.some((file) => file.fileId === fileId)
      if (isRepeated && !attach && !keepsRepeated) return dropRepeated(key)
      note(key, { fileId })
      await attach?.(fileId)
      note(key, { progress: undefined })
      onStored?.({ key, name: nameOf(key), fileId })
      if (attach) drop([key])
    } catch (error) {
      if (!isWanted()) return
      errors.set(key, error)
      note(key, { progress: undefined, failure: { message: messageOf(error), canRetry: !isRefused(error) } })
      say(error, nameOf(key))
    }
  }

  function dropRepeated(key: string) {
    const { chosen } = files.find((file) => file.key === key) ?? {}
    drop([key])
    if (chosen) onRepeated?.(chosen.file)
  }

  function beginOf(key: string, file: File): Upload {
    return begin(file, { onProgress: (progress) => underWay.has(key) && note(key, { progress }) })
  }

  function add(chosen: File[]) {
    const added = chosen.map(asChosen)
    for (const { key, chosen } of added) uploads.set(key, beginOf(key, chosen.file))
    set([...files, ...added])
    for (const { key } of added) start(key)
  }

  /** Takes files out of the list and forgets what was made for them here. */
  function drop(keys: string[]) {
    for (const { key, chosen } of files)
      if (keys.includes(key)) {
        if (chosen) URL.revokeObjectURL(chosen.previewUrl)
        uploads.delete(key)
        errors.delete(key)
      }
    set(files.filter(({ key }) => !keys.includes(key)))
  }

  /** Has a stored file stand in the place of another, with what was said of that. */
  function swap(key: string, next: FormFile) {
    const place = files.findIndex((file) => file.key === key)
    const gone = files[place]
    if (!gone) return
    drop([key])
    set(files.toSpliced(place, 0, { ...next, alt: gone.alt, kind: gone.kind }))
  }

  /**
   * Sends once more what was chosen here and is not on the server any more: a form may be open for longer than what nothing
   * uses is kept. What came from elsewhere is said to be gone.
   * @returns whether anything is sent
   */
  async function sendLostAgain(): Promise<boolean> {
    const wanted = files.filter(({ fileId, progress }) => fileId && !progress)
    const isThere = await queue.addAll(
      wanted.map(
        ({ fileId = '' }) =>
          () =>
            isStored(fileId),
      ),
    )
    const lost = wanted.filter(({ key }, index) => !isThere[index] && files.some((file) => file.key === key))
    for (const { key, chosen } of lost)
      if (!chosen) note(key, { failure: { message: fileMessages.notFound, canRetry: false } })
      else {
        uploads.set(key, beginOf(key, chosen.file))
        note(key, { fileId: undefined })
        start(key)
      }
    return lost.some(({ chosen }) => chosen)
  }

  /** @returns once the server has nothing of them any more that was on its way */
  async function remove(...gone: FormFile[]): Promise<void> {
    const ending = gone.map(({ key, fileId }) => (fileId ? undefined : uploads.get(key)?.cancel()))
    drop(gone.map(({ key }) => key))
    await Promise.allSettled(ending)
  }

  /** Waits for what is under way, and sends again what failed. @throws what the first one met that is not stored */
  async function settle(): Promise<FormFile[]> {
    for (const { key, failure } of files) if (failure?.canRetry) start(key, () => {})
    await Promise.all(underWay.values())
    for (const { key } of files) if (errors.has(key)) throw errors.get(key)
    return files
  }

  return {
    current: () => files,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add,
    /** Takes in what is stored already. */
    put: (file: FormFile) => set([...files, file]),
    swap,
    sendLostAgain,
    remove,
    retry: (key: string) => start(key),
    settle,
    move: (from: number, to: number) => set(moved(files, from, to)),
    describe: (key: string, alt: string) => note(key, { alt }),
    setKind: (key: string, kind: PictureKind | null) => note(key, { kind }),
    setKinds: (kind: PictureKind | null) => set(files.map((file) => ({ ...file, kind }))),
    describeAll: (alt: string) => set(files.map((file) => ({ ...file, alt }))),
    reset(next: FormFile[]) {
      remove(...files)
      set(next)
    },
    /**
     * The form is left: what is on its way is given up, and a save that waits for it ends. What is stored already may still be
     * wanted, for a day.
     */
    leave() {
      for (const { chosen } of files) if (chosen) URL.revokeObjectURL(chosen.previewUrl)
      for (const key of underWay.keys()) {
        uploads.get(key)?.cancel()
        uploads.delete(key)
        errors.set(key, new ApiError(0, 'The page was left before the file was uploaded'))
      }
    },
  }
}
