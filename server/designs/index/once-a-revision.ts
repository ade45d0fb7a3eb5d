import type { Catalogue } from './catalogue.ts'

/** What is worked out of a catalogue, known until something of it changes. */
export function onceARevision<Made>(workOut: (catalogue: Catalogue) => Made): (catalogue: Catalogue) => Made {
  const known = new WeakMap<Catalogue, { revision: number; made: Made }>()
  return (catalogue) => {
    const { revision } = catalogue
    const last = known.get(catalogue)
    if (last?.revision === revision) return last.made
    const made = workOut(catalogue)
    known.set(catalogue, { revision, made })
    return made
  }
}
