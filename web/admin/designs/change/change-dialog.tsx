import { useState } from 'react'
import type { DesignSummary } from '#contract/design.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Changing } from '../../list/bulk.ts'
import { countOf, titleOf } from '../../list/noun.ts'
import { changeDesign } from './change-design.ts'
import { ChangePreview } from './change-preview.tsx'
import type { Change } from './changes.ts'
import { PlacementChange } from './placement-change.tsx'
import { PriceChange } from './price-change.tsx'
import { PublishingChange } from './publishing-change.tsx'
import { TagsChange } from './tags-change.tsx'
import { TrendingChange } from './trending-change.tsx'

const kinds = {
  category: { label: 'Category and subcategory', Fields: PlacementChange },
  tags: { label: 'Tags', Fields: TagsChange },
  trending: { label: 'Trending', Fields: TrendingChange },
  publishing: { label: 'Publishing', Fields: PublishingChange },
  price: { label: 'Prices, by percent', Fields: PriceChange },
}
type Kind = keyof typeof kinds

/** Asks what is to become of several designs, shows it, and does it once that is confirmed. */
export function ChangeDialog({ rows, noun, act, finished, close }: Changing<DesignSummary>) {
  const [designs] = useState(rows)
  const [kind, setKind] = useState<Kind>('category')
  const [change, setChange] = useState<Change>()
  const changing = change ? designs.filter((design) => change.patchOf(design)) : []
  const isBusy = finished !== undefined
  const { Fields } = kinds[kind]

  /** Each over the version that the preview shows: one that somebody else has changed since is refused. */
  async function confirm() {
    if (!change) return
    const run = (design: DesignSummary) =>
      changeDesign(design, { ...change.patchOf(design), updatedAt: design.updatedAt })
    await act({ label: 'Change', verb: change.verb, run }, changing)
    close()
  }

  return (
    <Dialog open onOpenChange={() => isBusy || close()} title={`Change ${titleOf(noun, designs.length)}`}>
      <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
        <legend className="sr-only">What changes</legend>
        <Field label="Change">
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => {
                setKind(target.value as Kind)
                setChange(undefined)
              }}
            >
              {Object.entries(kinds).map(([name, { label }]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Fields designs={designs} onChange={setChange} />
      </fieldset>
      {change && (
        <ChangePreview change={change} changing={changing} staying={designs.length - changing.length} />
      )}
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="mr-auto annotation text-ink-soft">
          {isBusy && `${finished} of ${changing.length}`}
        </p>
        <Button look="outline" disabled={isBusy} onClick={close}>
          Cancel
        </Button>
        <Button busy={isBusy} disabled={changing.length === 0} onClick={confirm}>
          {changing.length === 0 ? 'Change' : `Change ${countOf(noun, changing.length)}`}
        </Button>
      </div>
    </Dialog>
  )
}
