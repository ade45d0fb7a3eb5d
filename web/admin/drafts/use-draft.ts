import { useRef, useState } from 'react'
import { type FieldValues, get, set } from 'react-hook-form'
import { toast } from '#web/ui/toast.ts'
import { areFilesChanged, initialFiles } from '../forms/comparison.ts'
import type { FormOverBase } from '../forms/form-over-base.ts'
import { isSameTyped, withChanges } from '../forms/typed.ts'
import { storedUser } from '../session/session.ts'
import { draftConflicts } from './draft-conflicts.ts'
import { type Draft, deleteDraft, draftsOf, type SavedDraft, sweepDrafts } from './draft-store.ts'
import { restoreFiles } from './restore-files.ts'
import { asSaved } from './saved-files.ts'
import type { Retention } from './unsaved-forms.ts'
import { useDraftWriter } from './use-draft-writer.ts'

/** Saves what is typed into a form as a draft, and offers the drafts that were typed there before. */
export function useDraft<Typed extends FieldValues, Stored extends { updatedAt: string }>(
  formName: string,
  { form, base, typedBase, setBase, typedFrom, comparisons }: FormOverBase<Typed, Stored>,
) {
  const [scope] = useState(() => ({ account: storedUser()?._id ?? '', form: formName }))
  const writer = useDraftWriter(scope)
  const [offers, setOffers] = useState(() => {
    sweepDrafts()
    return draftsOf(scope)
  })
  const noted = useRef<Pick<Draft, 'values' | 'files'>>(undefined)
  /** What a restored draft's files were chosen over, where that version is not what the page has loaded. */
  const restoredOver = useRef<Pick<Draft, 'version' | 'filesOver'>>(undefined)
  const withFiles = comparisons.filter(({ files }) => files && areFilesChanged(files, base))

  function draftOf(values: Typed): Draft {
    const version = base?.updatedAt ?? null
    return {
      values,
      over: typedBase,
      version,
      at: new Date().toISOString(),
      files: Object.fromEntries(
        withFiles.map(({ label, files }) => [label, files?.chosen.files.map(asSaved) ?? []]),
      ),
      filesOver: {
        ...Object.fromEntries(
          withFiles.map(({ label, files }) => [label, files ? initialFiles(files, base).map(asSaved) : []]),
        ),
        ...(restoredOver.current?.version === version && restoredOver.current.filesOver),
      },
    }
  }

  function isChanged(typed: Typed): boolean {
    return withFiles.length > 0 || !isSameTyped(typed, typedBase)
  }

  /** Saves the typed values as a draft. @returns what is left of them when the page is left */
  function follow(typed: Typed): Retention | null {
    const isUnsaved = isChanged(typed)
    const draft = draftOf(structuredClone(typed))
    const { values, files } = draft
    if (!isSameTyped({ values, files }, noted.current)) writer.note(isUnsaved ? draft : null)
    noted.current = { values, files }
    if (!isUnsaved) return null
    if (!writer.isSaved) return 'nothing'
    return withFiles.length > 0 ? 'files for a day' : 'all'
  }

  /** Leaves the typed values as a draft that is offered; what is typed next has a draft of its own. */
  function setAside() {
    const draft = draftOf(structuredClone(form.getValues()))
    const { key } = writer
    writer.setAside(draft)
    setOffers((current) => [{ key, ...draft }, ...current])
  }

  function discard({ key }: SavedDraft) {
    deleteDraft(key)
    setOffers((current) => current.filter((offer) => offer.key !== key))
  }

  /** Fills the form with what a draft changed. What was typed before becomes a draft itself. */
  async function restore(offer: SavedDraft) {
    const { restored, gone } = await restoreFiles(comparisons, offer, base)
    if (gone.length > 0) toast.warning(`Please choose again: ${gone.join(', ')}`)
    const before = form.getValues()
    if (isChanged(before)) setAside()
    const typed = withChanges(typedFrom(base), offer.over, offer.values)
    for (const { names, files, images } of restored) {
      if (images) files.chosen.reset(images)
      else for (const name of names) set(typed, name, get(before, name))
    }
    if (base && offer.version && conflicts(offer)) {
      setBase({ ...base, updatedAt: offer.version }, offer.over as Typed)
      restoredOver.current = offer
    }
    form.reset(typed, { keepDefaultValues: true })
    writer.note({ ...offer, values: typed })
    writer.flush()
    discard(offer)
  }

  /** Whether someone else has changed the same since: saving the restored draft is then an edit conflict. */
  function conflicts(offer: SavedDraft): boolean {
    return draftConflicts(comparisons, offer, { typed: typedFrom(base), stored: base })
  }

  /** Deletes the draft of what has been saved. */
  function drop() {
    writer.note(null)
  }

  return { offers, conflicts, follow, setAside, discard, restore, drop }
}
