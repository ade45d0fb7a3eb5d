import { use, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { DesignImageInput } from '#contract/file.ts'
import type { Media } from '#contract/media.ts'
import { ApiError } from '#web/api/api-error.ts'
import { messageOf } from '#web/api/request.ts'
import { toast } from '#web/ui/toast.ts'
import { noteUnsaved } from '../drafts/unsaved-forms.ts'
import { TabName } from '../page/tab-name.ts'
import { namedReason, reasonsOf } from './failed-files.ts'
import { createFileList } from './file-list.ts'
import { altTooLong, asStored, type FormFile, isAltTooLong, ownAlt, type StoredImage } from './form-file.ts'
import { asOffered, asPicked } from './picked.ts'
import { type LookAlike, useLookAlikes } from './use-look-alikes.ts'

interface FilesOptions {
  /** What is stored with the document that is edited. */
  stored?: StoredImage[]
  /** What a picture without a text of its own is answered with. */
  standIn?: string
  /** A newly chosen file replaces the one before. */
  isSingle?: boolean
  /** How many are sent at the same time. */
  concurrency?: number
  /** Why a file is not taken, if it is not. */
  refuse: (file: File, filesBefore: number) => string | undefined
  /** Does something with a stored file at once, instead of when a form is saved. */
  attach?: (fileId: string) => Promise<unknown>
  /** Where files are put to use at once: puts to use what looks like one instead. Without it nothing is looked for there. */
  takeInstead?: (other: Media, fileId: string) => Promise<unknown>
  /** What is said when one cannot be stored. */
  failure?: (reason: string) => string
}

const repeated = 'This file is already in the list'

export type FormFiles = ReturnType<typeof useFiles>

/** The files of a form, sent as soon as they are chosen, so that saving does not wait for them. */
export function useFiles(options: FilesOptions) {
  const { stored = [], standIn, isSingle = false, concurrency, refuse } = options
  const latest = useRef(options)
  const [refusals, setRefusals] = useState<string[]>([])
  const [list] = useState(() =>
    createFileList({
      files: asStored(stored, standIn),
      concurrency,
      attach: options.attach && (async (fileId) => latest.current.attach?.(fileId)),
      onFailure: (error, name) => {
        const reason = isSingle ? messageOf(error) : namedReason([name], messageOf(error))
        const said = failureOf(latest.current, error, reason).message
        toast.error(said, said.includes(reason) ? undefined : { reason })
      },
      onStored: (stored) => lookAlikes.current.look(stored),
      onRepeated: ({ name }) => setRefusals((said) => [...new Set([...said, `${name}: ${repeated}`])]),
    }),
  )
  const files = useSyncExternalStore(list.subscribe, list.current)
  const found = useLookAlikes({
    looksFor: options.attach ? (options.takeInstead ? 'alike' : 'nothing') : 'alike and same',
    isOffered: (other) =>
      !list.current().some(({ fileId }) => fileId === other._id) &&
      !latest.current.refuse(asOffered(other), 0),
  })
  const lookAlikes = useRef(found)

  useLayoutEffect(() => {
    latest.current = options
    lookAlikes.current = found
  })
  useEffect(() => list.leave, [list])

  // Of those that a form is saved with, the form asks.
  const tab = use(TabName)
  const isUploading = files.some(({ progress }) => progress)
  const isAsked = options.attach !== undefined && isUploading
  useEffect(() => {
    noteUnsaved(list, isAsked ? 'nothing' : null, tab)
    return () => noteUnsaved(list, null)
  }, [list, isAsked, tab])

  /** @returns the names of those that were taken */
  function add(chosen: File[]): string[] {
    const offered = isSingle ? chosen.slice(0, 1) : chosen
    const taken: File[] = []
    const refused: string[] = []
    for (const file of offered) {
      const refusal = refuse(file, isSingle ? 0 : files.length + taken.length)
      if (!refusal) taken.push(file)
      else refused.push(offered.length === 1 ? refusal : `${file.name}: ${refusal}`)
    }
    setRefusals(refused)
    if (taken.length > 0 && isSingle) list.remove(...files)
    if (taken.length > 0) list.add(taken)
    return taken.map(({ name }) => name)
  }

  /** Takes a file of the library, by the rules of one that is sent. @returns whether it was taken */
  function pick(file: Media): boolean {
    const refusal = files.some(({ fileId }) => fileId === file._id)
      ? repeated
      : refuse(asOffered(file), isSingle ? 0 : files.length)
    setRefusals(refusal ? [refusal] : [])
    if (refusal) return false
    if (isSingle) list.remove(...files)
    list.put(asPicked(file))
    return true
  }

  /** Has what looks like a file stand in its place. */
  async function takeOther({ key, fileId, other }: LookAlike) {
    found.settle(key)
    const { takeInstead } = latest.current
    if (!takeInstead) return list.swap(key, asPicked(other))
    await takeInstead(other, fileId).catch((error) => toast.error(messageOf(error)))
  }

  function remove(file: FormFile) {
    setRefusals([])
    list.remove(file)
  }

  /** Begins anew with what is stored, or with nothing. */
  function reset(next: StoredImage[]) {
    setRefusals([])
    list.reset(asStored(next, standIn))
  }

  /**
   * The files as a body names them, once all of them are stored; those that failed are sent again first.
   * @throws ApiError that says which of them are not, and why
   */
  async function upload(): Promise<DesignImageInput[]> {
    const settled = await list.settle().catch((error) => {
      throw failureOf(latest.current, error, isSingle ? undefined : reasonsOf(list.current()))
    })
    if (settled.some(isAltTooLong)) throw new ApiError(400, altTooLong)
    return settled.map(({ fileId = '', ...file }) => ({
      fileId,
      alt: ownAlt(file, standIn),
      kind: file.kind,
    }))
  }

  return {
    files,
    refusals,
    /** What looks like those that were chosen, as long as they are here. */
    lookAlikes: found.all.filter(
      ({ key }) => options.takeInstead !== undefined || files.some((file) => file.key === key),
    ),
    takeOther,
    keep: ({ key }: LookAlike) => found.settle(key),
    isSingle,
    isUploading,
    add,
    pick,
    remove,
    reset,
    upload,
    sendLostAgain: list.sendLostAgain,
    retry: list.retry,
    move: list.move,
    describe: list.describe,
    describeAll: list.describeAll,
    setKind: list.setKind,
    setKinds: list.setKinds,
  }
}

function failureOf(
  { failure = uploadFailed }: FilesOptions,
  error: unknown,
  reason = messageOf(error),
): ApiError {
  const status = error instanceof ApiError ? error.status : 0
  return new ApiError(status, failure(reason), { code: 'upload-failed' })
}

function uploadFailed(reason: string): string {
  return `Failed to upload file: ${reason}`
}
