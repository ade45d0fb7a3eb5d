import { useEffect, useMemo, useRef, useState } from 'react'
import type { Category } from '#contract/category.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { noteUnsaved } from '../../drafts/unsaved-forms.ts'
import { type BulkAction, useBulk } from '../../list/bulk.ts'
import { BulkResult } from '../../list/bulk-result.tsx'
import { countOf } from '../../list/noun.ts'
import { useFocusKept } from '../../page/focus.ts'
import { noun } from '../noun.ts'
import { ColumnChoices } from './column-choices.tsx'
import { columnsBy } from './columns.ts'
import { importRow } from './import-row.ts'
import { codesIn, type PlannedRow, planOf } from './plan.ts'
import { PlannedRows } from './planned-rows.tsx'
import type { Sheet } from './sheet.ts'
import { useKnownDesigns } from './use-known-designs.ts'

const nameOf = ({ _id, title }: PlannedRow) => `Row ${_id}, ${title}`

interface ImportSheetProps {
  sheet: Sheet
  categories: Category[]
  onOther: () => void
}

/** Says what becomes of each row of a file, and does it. */
export function ImportSheet({ sheet, categories, onOther }: ImportSheetProps) {
  const [columns, setColumns] = useState(() => columnsBy(sheet.headings))
  const [isEmptied, setEmptied] = useState(false)
  const [imported, setImported] = useState<ReadonlySet<string>>(new Set())
  const codes = useMemo(() => codesIn(sheet, { columns }), [sheet, columns])
  const { designs, lookedUp, failure, goOn, lookUpAnew } = useKnownDesigns(codes)
  const plan = useMemo(
    () => designs && planOf(sheet, { columns, isEmptied }, { designs, categories }),
    [sheet, columns, isEmptied, designs, categories],
  )
  const { act, underWay, result, dismiss } = useBulk(noun, nameOf)
  const left = (plan ?? []).filter(({ _id }) => !imported.has(_id))
  const [refused, fine] = [left.filter(isRefused), left.filter((row) => !isRefused(row))]
  const due = fine.filter(({ design, changes }) => !design || changes.length > 0)
  const [made, changed] = [due.filter(({ design }) => !design), due.filter(({ design }) => design)]

  const isTakenBack = useRef(false)
  const isOpen = due.length > 0 || underWay !== null
  const part = useFocusKept(isOpen)

  const importing: BulkAction<PlannedRow> = {
    label: 'Import',
    verb: 'imported',
    undone: 'taken back',
    async run(row) {
      const back = await importRow(row)
      setImported((before) => new Set(before).add(row._id))
      return async () => {
        await back()
        isTakenBack.current = true
        setImported((before) => new Set([...before].filter((id) => id !== row._id)))
      }
    },
  }
  // The page is read anew once all of it is taken back: the designs are other versions by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page reads has changed
  useEffect(() => {
    if (isTakenBack.current) lookUpAnew()
    isTakenBack.current = false
  }, [categories, lookUpAnew])

  useAskedBeforeLeaving(underWay !== null)

  function checkAgain() {
    dismiss()
    lookUpAnew()
  }

  const counts = {
    imported: imported.size,
    new: made.length,
    changed: changed.length,
    unchanged: fine.length - due.length,
    'left out': refused.length,
  }
  const said = underWay ? 'Importing...' : plan ? inWords(counts) : failure ? '' : 'Looking up designs...'
  const doing = (
    <Button size="small" busy={underWay !== null} onClick={() => act(importing, due)} className="min-h-11">
      {underWay ? `${underWay.finished} of ${underWay.total}` : `Import ${countOf(noun, due.length)}`}
    </Button>
  )
  const showing = (
    <ButtonLink to="/admin/designs" look="outline" size="small" className="min-h-11">
      Show designs
    </ButtonLink>
  )

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <fieldset disabled={underWay !== null} className="grid min-w-0 gap-4">
        <ColumnChoices headings={sheet.headings} columns={columns} onChange={setColumns} />
        <Switch
          label="An empty cell clears what a design has there"
          checked={isEmptied}
          onChange={({ target }) => setEmptied(target.checked)}
          className="min-h-11 w-fit text-small"
        />
      </fieldset>
      <section ref={part} aria-labelledby="plan" className="border-t border-ink pt-4">
        <h2 id="plan" data-focus-head tabIndex={-1} className="text-title expanded outline-none">
          What the file does
        </h2>
        <p role="status" className="mt-1 text-small text-ink-soft">
          {said}
        </p>
        {failure && (
          <div className="mt-4 flex flex-wrap items-center gap-4">
            <ErrorText>{failure}</ErrorText>
            <Button look="outline" size="small" onClick={goOn} className="min-h-11">
              Try again
            </Button>
          </div>
        )}
        {!plan && !failure && (
          <p aria-hidden="true" className="py-6">
            <Spinner /> {lookedUp} of {codes.length}
          </p>
        )}
        <div className="my-4 flex flex-wrap items-center gap-3">
          {plan && (isOpen ? doing : showing)}
          {result && !underWay && (
            <Button look="outline" size="small" onClick={checkAgain} className="min-h-11">
              Check again
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            disabled={underWay !== null}
            onClick={onOther}
            className="min-h-11"
          >
            Choose another file
          </Button>
        </div>
        {result && <BulkResult {...result} verb={result.action.verb} nameOf={nameOf} onDismiss={dismiss} />}
        {plan && <PlannedRows rows={[...refused, ...due]} />}
      </section>
    </div>
  )
}

/** Rows that are still to come would stay as they are, and what failed would be known to nobody. */
function useAskedBeforeLeaving(isUnderWay: boolean) {
  const [key] = useState({})
  useEffect(() => {
    noteUnsaved(key, isUnderWay ? 'nothing' : null)
    return () => noteUnsaved(key, null)
  }, [key, isUnderWay])
}

const isRefused = ({ errors }: PlannedRow) => errors.length > 0

/** Those of the counts that are of anything. */
function inWords(counts: Record<string, number>): string {
  return Object.entries(counts)
    .flatMap(([what, count]) => (count > 0 ? `${count} ${what}` : []))
    .join(' · ')
}
