import { useState } from 'react'
import { messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { countOf, type Noun } from './noun.ts'

/** What a list is narrowed to, all of its pages. */
export interface Matching<Row> {
  total: number
  read: () => Promise<Row[]>
}

interface SelectMatchingProps<Row> {
  matching: Matching<Row>
  noun: Noun
  onSelect: (rows: Row[]) => void
}

/** Once a page is selected: the way to all that the list is narrowed to. */
export function SelectMatching<Row>({ matching, noun, onSelect }: SelectMatchingProps<Row>) {
  const [isBusy, setBusy] = useState(false)

  async function selectAll() {
    setBusy(true)
    try {
      onSelect(await matching.read())
    } catch (error) {
      toast.error(messageOf(error))
    }
    setBusy(false)
  }

  return (
    <Button
      size="small"
      look="quiet"
      busy={isBusy}
      onClick={selectAll}
      className="min-h-11 ruled-link max-md:px-2"
    >
      {`Select all ${countOf(noun, matching.total)}`}
    </Button>
  )
}
