import type { DesignSummary } from '#contract/design.ts'
import type { Change } from './changes.ts'

/** What the fields of every kind of change are given. */
export interface ChangeFieldsProps {
  designs: DesignSummary[]
  /** Called with the change that is typed, or with none where it is not complete yet. */
  onChange: (change: Change | undefined) => void
}
