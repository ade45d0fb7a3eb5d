import { useMemo, useState } from 'react'
import type { Category } from '#contract/category.ts'
import { columnsBy } from './columns.ts'
import { filesInSheet } from './pictures/names.ts'
import type { Picture, Pictures } from './pictures/picture.ts'
import { withPictures } from './pictures/plan.ts'
import { useLibraryPictures } from './pictures/use-library.ts'
import { codesIn } from './plan.ts'
import type { Sheet } from './sheet.ts'
import { useKnownDesigns } from './use-known-designs.ts'
import { usePlan } from './use-plan.ts'

const awaited: Picture = { state: 'awaited' }
const notSought: Picture = { state: 'refused', reason: 'could not be looked for in the library' }

/** What becomes of each row of a file, as its columns are read, with the pictures that were chosen beside it. */
export function usePlanned(sheet: Sheet, categories: Category[], chosen: Pictures) {
  const [columns, setColumns] = useState(() => columnsBy(sheet.headings))
  const [isEmptied, setEmptied] = useState(false)
  const reading = useMemo(() => ({ columns, isEmptied }), [columns, isEmptied])

  const codes = useMemo(() => codesIn(sheet, reading), [sheet, reading])
  const named = useMemo(() => filesInSheet(sheet, reading), [sheet, reading])
  const { designs, ...ofDesigns } = useKnownDesigns(codes)
  const known = useMemo(() => designs && { designs, categories }, [designs, categories])
  const { rows, isUnderWay } = usePlan(sheet, reading, known)
  // What the rows say besides is seen first.
  const sought = rows ? [...named].filter((key) => !chosen.has(key)) : []
  const library = useLibraryPictures(sought)
  const { found } = library
  const isBroken = library.failure !== ''
  const plan = useMemo(() => {
    const pictureOf = (key: string) =>
      chosen.get(key) ?? (found.has(key) ? found.get(key) : isBroken ? notSought : awaited)
    const pictures = new Map([...named].map((key) => [key, pictureOf(key)]))
    return rows?.map((row) => withPictures(row, pictures))
  }, [rows, named, chosen, found, isBroken])

  return {
    ...{ columns, setColumns, isEmptied, setEmptied, named, plan },
    isPlanning: isUnderWay,
    lookUp: bothOf(ofDesigns, library),
    /** How many designs are looked up, of how many. */
    known: [ofDesigns.lookedUp, codes.length] as const,
    /** The same of files in the library, as long as that goes on. */
    sought: library.isUnderWay && !library.failure ? ([library.lookedUp, sought.length] as const) : undefined,
  }
}

type LookUp = Omit<ReturnType<typeof useLibraryPictures>, 'found'>

/** The look-ups of designs and of files, as one. */
function bothOf(designs: LookUp, files: LookUp) {
  return {
    failure: designs.failure || files.failure,
    goOn() {
      if (designs.isUnderWay) designs.goOn()
      if (files.isUnderWay) files.goOn()
    },
    lookUpAnew() {
      designs.lookUpAnew()
      files.lookUpAnew()
    },
  }
}
