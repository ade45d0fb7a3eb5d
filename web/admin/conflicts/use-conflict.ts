import { useState } from 'react'
import { type FieldValues, get, set } from 'react-hook-form'
import { ownImages } from '../forms/comparison.ts'
import type { FormOverBase } from '../forms/form-over-base.ts'
import { type Difference, differences, type Side } from './differences.ts'
import { isEditConflict } from './edit-conflict.ts'

/** Another one's save that came first, and how it differs from what is typed. */
export interface EditConflict<Typed extends FieldValues, Stored> {
  message: string
  theirs: Stored
  differences: Difference<Typed, Stored>[]
}

interface ConflictOptions<Stored> {
  /** Reads the document as it is stored now. */
  read: (() => Promise<Stored>) | undefined
  /** Keeps what is typed, to be offered again. */
  keepMine: () => void
}

/** Saves over the version that was typed over. Where someone else saved first, the admin chooses between the two. */
export function useConflict<Typed extends FieldValues, Stored>(
  { form, base, typedBase, setBase, typedFrom, parts }: FormOverBase<Typed, Stored>,
  { read, keepMine }: ConflictOptions<Stored>,
) {
  const [conflict, setConflict] = useState<EditConflict<Typed, Stored> | null>(null)
  /** Rises with every choice that is to be saved. */
  const [submissions, setSubmissions] = useState(0)

  /** @returns `null` where someone else saved first, and the choice is open */
  async function run(
    write: (version: Stored | undefined) => Promise<Stored>,
    version = base,
  ): Promise<Stored | null> {
    try {
      return await write(version)
    } catch (error) {
      if (!isEditConflict(error) || !read) throw error
      const { message } = error
      const theirs = await read()
      const found = differences(parts, { typed: typedBase, stored: base }, form.getValues(), {
        typed: typedFrom(theirs),
        stored: theirs,
      })
      if (found.length === 0) return run(write, theirs)
      form.setError('root', { type: 'failed', message })
      setConflict({ message, theirs, differences: found })
      return null
    }
  }

  /** Fills the form with the chosen side of each difference. What is not theirs throughout is saved. */
  function choose(sides: Side[]) {
    if (!conflict) return
    const typed = structuredClone(form.getValues())
    const ofTheirs = typedFrom(conflict.theirs)
    const isTheirs = sides.every((side) => side === 'theirs')
    if (isTheirs) keepMine()
    for (const [index, { part }] of conflict.differences.entries()) {
      if (sides[index] !== 'theirs') continue
      for (const name of part.names) set(typed, name, get(ofTheirs, name))
      if (part.files) part.files.chosen.reset(ownImages(part.files, conflict.theirs))
    }
    setBase(conflict.theirs)
    form.reset(typed, { keepDefaultValues: true })
    setConflict(null)
    if (!isTheirs) setSubmissions(submissions + 1)
  }

  return { open: conflict, submissions, run, choose, close: () => setConflict(null) }
}
