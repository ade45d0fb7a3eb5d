import { useState } from 'react'
import { type FieldValues, get, set } from 'react-hook-form'
import { ownImages } from '../forms/parts.ts'
import type { FormOverBase } from '../forms/use-document.ts'
import { type Difference, differences, type Side } from './differences.ts'
import { isRace } from './race.ts'

/** Another one's save that came first, and how it differs from what is typed. */
export interface Race<Typed extends FieldValues, Stored> {
  message: string
  theirs: Stored
  differences: Difference<Typed, Stored>[]
}

interface RaceOptions<Stored> {
  /** Reads the document as it is stored now. */
  read: (() => Promise<Stored>) | undefined
  /** Keeps what is typed, to be offered again. */
  keepMine: () => void
}

/** Saves over the version that was typed over. Where someone else saved first, the admin chooses between the two. */
export function useRace<Typed extends FieldValues, Stored>(
  { form, base, typedBase, setBase, typedFrom, parts }: FormOverBase<Typed, Stored>,
  { read, keepMine }: RaceOptions<Stored>,
) {
  const [race, setRace] = useState<Race<Typed, Stored> | null>(null)
  /** Rises with every choice that is to be saved. */
  const [round, setRound] = useState(0)

  /** @returns `null` where someone else saved first, and the choice is open */
  async function run(
    write: (version: Stored | undefined) => Promise<Stored>,
    version = base,
  ): Promise<Stored | null> {
    try {
      return await write(version)
    } catch (error) {
      if (!isRace(error) || !read) throw error
      const { message } = error
      const theirs = await read()
      const found = differences(parts, { typed: typedBase, stored: base }, form.getValues(), {
        typed: typedFrom(theirs),
        stored: theirs,
      })
      if (found.length === 0) return run(write, theirs)
      form.setError('root', { type: 'failed', message })
      setRace({ message, theirs, differences: found })
      return null
    }
  }

  /** Fills the form with the chosen side of each difference. What is not theirs throughout is saved. */
  function choose(sides: Side[]) {
    if (!race) return
    const typed = structuredClone(form.getValues())
    const ofTheirs = typedFrom(race.theirs)
    const isTheirs = sides.every((side) => side === 'theirs')
    if (isTheirs) keepMine()
    for (const [index, { part }] of race.differences.entries()) {
      if (sides[index] !== 'theirs') continue
      for (const name of part.names) set(typed, name, get(ofTheirs, name))
      if (part.files) part.files.chosen.reset(ownImages(part.files, race.theirs))
    }
    setBase(race.theirs)
    form.reset(typed, { keepDefaultValues: true })
    setRace(null)
    if (!isTheirs) setRound(round + 1)
  }

  return { open: race, round, run, choose, close: () => setRace(null) }
}
