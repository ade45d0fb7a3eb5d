import type { Category } from '#contract/category.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { BulkResult } from '../../list/bulk-result.tsx'
import { useFocusKept } from '../../page/focus.ts'
import { ColumnChoices } from './column-choices.tsx'
import { ImportButton } from './import-button.tsx'
import { outlookOf } from './outlook.ts'
import { PictureSection } from './pictures/section.tsx'
import type { ChosenPictures } from './pictures/use-chosen.ts'
import { PlanState } from './plan-state.tsx'
import { PlannedRows } from './planned-rows.tsx'
import type { Sheet } from './sheet.ts'
import { nameOf, useImporting } from './use-importing.ts'
import { usePlanned } from './use-planned.ts'

interface ImportSheetProps {
  sheet: Sheet
  categories: Category[]
  chosen: ChosenPictures
  onOther: () => void
}

/** Says what becomes of each row of a file, and does it. */
export function ImportSheet({ sheet, categories, chosen, onOther }: ImportSheetProps) {
  const planned = usePlanned(sheet, categories, chosen.pictures)
  const { plan, lookUp, named } = planned
  const { imported, underWay, result, dismiss, importRows } = useImporting(categories, lookUp.lookUpAnew)
  const { refused, due, awaited, said } = outlookOf(plan ?? [], imported)
  const isImporting = underWay !== null
  const isOpen = due.length > 0 || isImporting
  // Where every row is left out, there is something to mend first.
  const isDone = imported.size > 0 || refused.length === 0
  const part = useFocusKept(isOpen)

  function checkAgain() {
    dismiss()
    lookUp.lookUpAnew()
    chosen.list.sendLostAgain()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <fieldset disabled={isImporting} className="grid min-w-0 gap-4">
        <ColumnChoices headings={sheet.headings} columns={planned.columns} onChange={planned.setColumns} />
        <Switch
          label="An empty cell clears what a design has there"
          checked={planned.isEmptied}
          onChange={({ target }) => planned.setEmptied(target.checked)}
          className="min-h-11 w-fit text-small"
        />
      </fieldset>
      {named.size > 0 && (
        <PictureSection chosen={chosen} named={named} sought={planned.sought} disabled={isImporting} />
      )}
      <section ref={part} aria-labelledby="plan" className="border-t border-ink pt-4">
        <h2 id="plan" data-focus-head tabIndex={-1} className="text-title expanded outline-none">
          What the file does
        </h2>
        <PlanState said={plan && said} isImporting={isImporting} known={planned.known} lookUp={lookUp} />
        <div className="my-4 flex flex-wrap items-center gap-3">
          {plan && isOpen && (
            <ImportButton
              count={due.length}
              awaited={awaited}
              isPlanning={planned.isPlanning}
              underWay={underWay}
              onImport={() => importRows(due)}
            />
          )}
          {plan && !isOpen && isDone && (
            <ButtonLink to="/admin/designs" look="outline" size="small" className="min-h-11">
              Show designs
            </ButtonLink>
          )}
          {result && !isImporting && (
            <Button look="outline" size="small" onClick={checkAgain} className="min-h-11">
              Check again
            </Button>
          )}
          <Button look="quiet" size="small" disabled={isImporting} onClick={onOther} className="min-h-11">
            Choose another file
          </Button>
        </div>
        {result && <BulkResult {...result} verb={result.action.verb} nameOf={nameOf} onDismiss={dismiss} />}
        {plan && <PlannedRows rows={[...refused, ...due]} />}
      </section>
    </div>
  )
}
