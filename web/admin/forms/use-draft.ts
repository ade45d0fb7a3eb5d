import { useEffect, useRef, useState } from 'react'
import { type FieldValues, get, set } from 'react-hook-form'
import { storedUser } from '../session.ts'
import type { Kept } from './changed-forms.ts'
import { type Draft, draftsOf, dropDraft, type KeptDraft, sweepDrafts } from './draft-store.ts'
import { draftWriter } from './draft-writer.ts'
import { areFilesChanged, chosenNames } from './parts.ts'
import { fillTyped, isSameTyped } from './typed.ts'
import type { FormOverBase } from './use-document.ts'

/** Keeps what is typed into a form, and offers what was typed there before and not saved. */
export function useDraft<Typed extends FieldValues, Stored extends { updatedAt: string }>(
  formName: string,
  { form, base, setBase, typedFrom, parts }: FormOverBase<Typed, Stored>,
) {
  const [place] = useState(() => ({ account: storedUser()?._id ?? '', form: formName }))
  const [writer] = useState(() => draftWriter(place))
  const [offers, setOffers] = useState(() => {
    sweepDrafts()
    return draftsOf(place)
  })
  const noted = useRef<Typed>(undefined)
  const files = parts.flatMap((part) => part.files ?? [])

  useEffect(() => {
    window.addEventListener('pagehide', writer.flush)
    document.addEventListener('visibilitychange', writer.flush)
    return () => {
      window.removeEventListener('pagehide', writer.flush)
      document.removeEventListener('visibilitychange', writer.flush)
      writer.flush()
    }
  }, [writer])

  function draftOf(values: Typed): Draft {
    const at = new Date().toISOString()
    return { values, version: base?.updatedAt ?? null, at, files: files.flatMap(chosenNames) }
  }

  function isChanged(typed: Typed): boolean {
    return !isSameTyped(typed, typedFrom(base))
  }

  /** Keeps what is typed. @returns what would become of it if the page were left */
  function follow(typed: Typed): Kept | null {
    const hasOtherFiles = files.some((part) => areFilesChanged(part, base))
    const isTyped = isChanged(typed)
    if (!isSameTyped(typed, noted.current)) writer.note(isTyped ? draftOf(typed) : null)
    noted.current = structuredClone(typed)
    if (!isTyped && !hasOtherFiles) return null
    if (!writer.isKept) return 'not'
    return hasOtherFiles ? 'without files' : 'whole'
  }

  /** Leaves what is typed to be offered, as a draft beside what comes next. */
  function setAside() {
    const draft = draftOf(structuredClone(form.getValues()))
    const { key } = writer
    writer.setAside(draft)
    setOffers((current) => [{ key, ...draft }, ...current])
  }

  function discard({ key }: KeptDraft) {
    dropDraft(key)
    setOffers((current) => current.filter((offer) => offer.key !== key))
  }

  /**
   * Fills the form with a draft, but for what goes with files, which are not kept. What stands there takes the draft's
   * place, and a version saved since is met when this is saved.
   */
  function restore(offer: KeptDraft) {
    const before = form.getValues()
    if (isChanged(before)) setAside()
    const typed = fillTyped(typedFrom(base), offer.values)
    const besideFiles = parts.flatMap((part) => (part.files ? part.names : []))
    for (const name of besideFiles) set(typed, name, get(before, name))
    if (base && offer.version) setBase({ ...base, updatedAt: offer.version })
    form.reset(typed, { keepDefaultValues: true })
    writer.note({ ...draftOf(typed), version: offer.version })
    writer.flush()
    discard(offer)
  }

  /** Keeps nothing more of what is saved now. */
  function drop() {
    writer.note(null)
  }

  return { offers, follow, setAside, discard, restore, drop }
}
