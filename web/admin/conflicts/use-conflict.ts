import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isUnanswered } from '#web/api/api-error.ts'
import { ownImages } from '../forms/comparison.ts'
import type { FormOverBase } from '../forms/form-over-base.ts'
import { type Difference, differences, type Side, withTheirs } from './differences.ts'
import { isEditConflict } from './edit-conflict.ts'

/** A version that someone else saved meanwhile, and how it differs from what is typed. */
export interface EditConflict<Typed extends FieldValues, Stored> {
  message: string
  theirs: Stored
  differences: Difference<Typed, Stored>[]
}

interface ConflictOptions<Stored> {
  /** Reads the document as it is stored now. */
  read: (() => Promise<Stored>) | undefined
  /** Saves what is typed as a draft, to be offered again. */
  keepMine: () => void
  /** Whether the base is what was typed over: pending changes are compared with what visitors see. */
  isOverBase: boolean
}

/** A form may hold long texts: on a dead line each try is another copy of them. */
const mostUnanswered = 10

/** Saves over the version that was typed over. Where someone else saved first, the administrator chooses between the two. */
export function useConflict<Typed extends FieldValues, Stored>(
  { form, base, typedBase, setBase, typedFrom, comparisons }: FormOverBase<Typed, Stored>,
  { read, keepMine, isOverBase }: ConflictOptions<Stored>,
) {
  const [conflict, setConflict] = useState<EditConflict<Typed, Stored> | null>(null)
  /** Rises with every choice that is to be saved. */
  const [submissions, setSubmissions] = useState(0)
  /** What was sent last without an answer: any of it may be stored. */
  const unanswered = useRef<Typed[]>([])

  /** @returns `null` where someone else saved first, and the dialog asks which version to take */
  async function run(
    write: (version: Stored | undefined) => Promise<Stored>,
    version = base,
  ): Promise<Stored | null> {
    const typed = form.getValues()
    try {
      const stored = await write(version)
      unanswered.current = []
      return stored
    } catch (error) {
      if (isUnanswered(error))
        unanswered.current = [...unanswered.current, structuredClone(typed)].slice(-mostUnanswered)
      if (!isEditConflict(error) || !read) throw error
      const { message } = error
      const theirs = await read()
      const found = differencesFrom(typed, theirs)
      // What is stored is one's own, and typed on: nothing else has changed that was not typed here.
      const isOwn =
        unanswered.current.some((sent) => differencesFrom(sent, theirs).length === 0) &&
        found.every(({ changedBy }) => changedBy === 'mine')
      // They changed what the form does not show: nothing of theirs is replaced.
      const isElsewhere = isOverBase && found.every(({ isMineAlone }) => isMineAlone)
      if (found.length === 0 || isElsewhere || isOwn) return run(write, theirs)
      form.setError('root', { type: 'failed', message })
      setConflict({ message, theirs, differences: found })
      return null
    }
  }

  function differencesFrom(typed: Typed, theirs: Stored) {
    const read = { typed: typedFrom(theirs), stored: theirs }
    return differences(comparisons, { typed: typedBase, stored: base }, typed, read)
  }

  /** Fills the form with the chosen side of each difference, and saves it unless all of it is theirs. */
  function choose(sides: Side[]) {
    if (!conflict) return
    const isTheirs = sides.every((side) => side === 'theirs')
    if (isTheirs) keepMine()
    take(
      conflict.differences.filter((_, index) => sides[index] === 'theirs'),
      conflict.theirs,
    )
    setConflict(null)
    if (!isTheirs) setSubmissions(submissions + 1)
  }

  /** Fills the form with their side of these differences; what it holds is typed over their version from now on. */
  function take(taken: Difference<Typed, Stored>[], theirs: Stored) {
    unanswered.current = []
    const typed = withTheirs(taken, form.getValues(), typedFrom(theirs))
    for (const {
      comparison: { files },
    } of taken)
      if (files) files.chosen.reset(ownImages(files, theirs))
    setBase(theirs)
    form.reset(typed, { keepDefaultValues: true })
  }

  /** Shows a version that was saved beside the form. What was typed and is not saved stays typed. */
  function takeOver(theirs: Stored) {
    const found = differencesFrom(form.getValues(), theirs)
    take(
      found.filter(({ changedBy }) => changedBy === 'theirs'),
      theirs,
    )
  }

  return { open: conflict, submissions, run, choose, takeOver, close: () => setConflict(null) }
}
