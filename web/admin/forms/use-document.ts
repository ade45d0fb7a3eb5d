import { type BaseSyntheticEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Publishing } from '#contract/publishing.ts'
import { ApiError } from '#web/api/api-error.ts'
import { forLater, getPending, publishPending } from '#web/api/pending.ts'
import { type Api, api } from '#web/api/request.ts'
import { useConflict } from '../conflicts/use-conflict.ts'
import { noteUnsaved } from '../drafts/unsaved-forms.ts'
import { useDraft } from '../drafts/use-draft.ts'
import type { FormFiles } from '../files/use-files.ts'
import type { PendingState } from '../pending/open-document.ts'
import { pressedWay, type Way } from '../pending/ways-to-save.ts'
import { saidOfSaved } from '../publishing/said-of-saved.ts'
import { comparisonsOf, type Readings } from './comparison.ts'
import type { FormDefinition } from './define-form.ts'
import { deletedMeanwhile } from './deleted-meanwhile.ts'
import { failForm } from './fail-form.ts'
import { type FormPages, type Onward, useOnward } from './onward.ts'
import { type Arrival, useArrival } from './use-save.ts'

interface DocumentOptions<Typed extends FieldValues, Values, Stored, FileNames extends string>
  extends Arrival {
  definition: Pick<
    FormDefinition<Typed, Values, Stored, FileNames>,
    'typedFrom' | 'compared' | 'refusedIn' | 'files'
  >
  /** As messages say it: 'design'. */
  kind: string
  /** What tells it from the others of its kind; a new one has none, unless it begins as a copy. */
  id?: string
  /** As it was loaded; a new one has none. */
  stored?: Stored
  /** What a new one begins as a copy of. */
  model?: Stored
  files: Record<FileNames, FormFiles>
  /** Where its own calls stand, and those of its versions; a new one has none. */
  address?: string
  readings?: Readings<Typed, Stored>
  /** Reads it as it is stored now. */
  read?: () => Promise<Stored>
  /** The pending changes that `stored` has in it. */
  pending?: PendingState<Stored>
  /** Saves the values over `base`, the version that was typed over, by the calls of `api`. */
  write: (values: Values, base: Stored | undefined, api: Api) => Promise<Stored>
  /** Said of any failure to save. */
  failed: string
  /** The pages of its forms: where saving may lead in place of the list. */
  pages?: FormPages<Stored>
  /** The reason where the server gives none. */
  unsaid?: string
}

/**
 * The form of a document, which loses nothing: what is typed is saved as a draft, and where someone else has saved
 * another version meanwhile, the administrator chooses between the two.
 */
export function useDocument<
  Typed extends FieldValues,
  Values,
  Stored extends { updatedAt: string } & Partial<Publishing>,
  FileNames extends string,
>(form: UseFormReturn<Typed, unknown, Values>, options: DocumentOptions<Typed, Values, Stored, FileNames>) {
  const { definition, kind, id, stored, model, files, address, readings, read, pending, write, failed } =
    options
  const { leadTo, pages } = options
  const typedFrom = (from = model) => definition.typedFrom(from)
  const [begun, setBegun] = useState<{ base?: Stored; typed?: Typed }>({ base: stored })
  const { base, typed: typedBase = typedFrom(base) } = begun
  /** True between a save and the page that it leads to: the form is still seen, and saves nothing more. */
  const isSaved = useRef(false)
  const setBase = (next: Stored, typed?: Typed) => setBegun({ base: next, typed })
  const comparisons = comparisonsOf(definition, { chosen: files, model, readings })
  const over = { form, base, typedBase, setBase, typedFrom, comparisons }
  const draft = useDraft(`${kind}/${id ?? 'new'}`, over)
  const lastWay = useRef<Way>('now')
  // Pending changes are all mine, whoever typed them: what is saved is compared with what visitors see.
  const overPublished =
    pending && base === stored && base
      ? {
          ...over,
          base: { ...pending.published, updatedAt: base.updatedAt },
          typedBase: typedFrom(pending.published),
        }
      : over
  const conflict = useConflict(overPublished, {
    read: read && (() => readSavedBy(lastWay.current)),
    keepMine: draft.setAside,
    isOverBase: !pending,
  })
  const arrive = useArrival(options)
  const leadOf = useOnward(pages)
  /** As the menu beside the first button has chosen it, for this save. */
  const onward = useRef<Onward>(undefined)
  const ways = waysOf(stored, pending !== undefined)
  /** The way to go again once the administrator has chosen between two versions. */
  const wayAgain = useRef<Way>(undefined)

  /** What a save in that way has raced: changes for later that are newer than those in the form, or else the document. */
  async function readSavedBy(way: Way): Promise<Stored> {
    const waits = address && (way === 'later' || pending) ? getPending<Stored>(api, address) : undefined
    const waiting = await waits?.catch((error) => {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
    })
    const isNewer = waiting && base && waiting.updatedAt > base.updatedAt
    return isNewer ? waiting : (read as () => Promise<Stored>)()
  }

  const submit = form.handleSubmit(save, () => {
    onward.current = undefined
  })

  async function save(values: Values, event?: BaseSyntheticEvent) {
    if (isSaved.current) return
    const pressed = pressedWay(event)
    if (pressed) onward.current = undefined
    const way = pressed ?? wayAgain.current ?? ways.first
    lastWay.current = way
    try {
      const saved = await conflict.run((version) => saveBy(way, values, version))
      wayAgain.current = saved ? undefined : way
      if (saved) await finish(saved, saidOf(way, saved))
    } catch (error) {
      await fail(error)
    }
  }

  async function fail(error: unknown) {
    onward.current = undefined
    const deleted = await deletedMeanwhile(api, error, { kind, id })
    if (!deleted) return failForm(form, error, failed, options.unsaid)
    const action = { label: 'Restore', run: deleted.restore }
    failForm(form, deleted.error, failed, options.unsaid, action)
  }

  async function saveBy(way: Way, values: Values, version: Stored | undefined): Promise<Stored> {
    if (way === 'now' && !pending) return writeBy(api, values, version)
    const kept = await writeBy(forLater(api), values, version)
    return way === 'now' && address ? publishPending<Stored>(api, address) : kept
  }

  /** What was chosen here and is gone from the server meanwhile is sent once more. */
  async function writeBy(by: Api, values: Values, version: Stored | undefined): Promise<Stored> {
    try {
      return await write(values, version, by)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unknown-reference') throw error
      const all: FormFiles[] = Object.values(files)
      const isSent = await Promise.all(all.map(({ sendLostAgain }) => sendLostAgain()))
      if (!isSent.includes(true)) throw error
      return write(values, version, by)
    }
  }

  function saidOf(way: Way, saved: Stored): string {
    if (way === 'later') return 'Changes saved for later. Visitors see them once they are published.'
    return saidOfSaved(pending ? 'Changes published' : options.done, saved)
  }

  async function finish(saved: Stored, said: string) {
    isSaved.current = leadTo !== undefined
    draft.drop()
    noteUnsaved(form.control, null)
    if (leadTo !== undefined) return arrive(said, leadOf(onward.current, saved, base === undefined))
    setBase(saved)
    form.reset(typedFrom(saved))
    // The form is free for the next save, however long the page takes to load anew what else it shows.
    void arrive(said)
  }

  /** Called with the typed values whenever they change. @returns what is left of them when the page is left */
  function follow(typed: Typed) {
    return isSaved.current ? null : draft.follow(typed)
  }

  // What is restored lies under the pending changes, which the form shows: there is nothing of it to be taken over.
  const versioned =
    address && read && base
      ? {
          ...{ address, read, version: base.updatedAt, comparisons, typedFrom },
          takeOver: pending ? () => undefined : conflict.takeOver,
          refusedIn: (typed: Typed) => definition.refusedIn(typed),
          isUnderPending: pending !== undefined,
        }
      : undefined

  const waiting =
    pending && address && base
      ? {
          ...pending,
          address,
          document: base,
          isOlder: pending.note.since < pending.published.updatedAt,
          comparisons,
          typedFrom,
        }
      : undefined

  return {
    kind,
    id,
    base,
    setBase,
    submit,
    follow,
    draft,
    conflict,
    versioned,
    waiting,
    ways: {
      ...ways,
      address: stored && 'status' in stored ? address : undefined,
      onward: pages && {
        mayAddAnother: pages.add !== undefined,
        choose: (next: Onward) => {
          onward.current = next
          wayAgain.current = undefined
        },
      },
    },
  }
}

/** What visitors see can be changed at once or for later; pending changes are for later, until they are published. */
function waysOf(stored: Partial<Publishing> | undefined, isPending: boolean): { first: Way; second?: Way } {
  if (isPending) return { first: 'later', second: 'now' }
  return stored?.status === 'published' ? { first: 'now', second: 'later' } : { first: 'now' }
}
