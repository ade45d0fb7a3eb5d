import { counted } from '#contract/count.ts'
import { Button } from '#web/ui/button.tsx'
import { countOf } from '../../list/noun.ts'
import { noun } from '../noun.ts'

interface ImportButtonProps {
  /** How many designs it makes or changes. */
  count: number
  /** How many pictures it waits for. */
  awaited: number
  isPlanning: boolean
  underWay: { finished: number; total: number } | null
  onImport: () => void
}

/** Imports the rows of a file, once all that they name is there. */
export function ImportButton({ count, awaited, isPlanning, underWay, onImport }: ImportButtonProps) {
  const label = awaited > 0 ? `Waiting for ${counted(awaited, 'image')}` : `Import ${countOf(noun, count)}`
  return (
    <Button
      size="small"
      busy={underWay !== null || awaited > 0 || isPlanning}
      onClick={onImport}
      className="min-h-11"
    >
      {underWay ? `${underWay.finished} of ${underWay.total}` : label}
    </Button>
  )
}
