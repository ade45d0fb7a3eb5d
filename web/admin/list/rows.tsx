import { type ReactNode, useState } from 'react'
import { grouped } from '#contract/count.ts'
import { api } from '#web/api/request.ts'
import { restoreFromTrash } from '#web/api/trash.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { RowSelection } from '../table/row-selection.tsx'
import type { Sorting } from '../table/sorting.ts'
import { type Column, canBeHidden, Table } from '../table/table.tsx'
import type { BulkAction, Changing } from './bulk.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BulkDelete } from './bulk-delete.tsx'
import { BulkResult } from './bulk-result.tsx'
import { ColumnsMenu } from './columns/columns-menu.tsx'
import { compactRows } from './columns/compact-rows.ts'
import { useHiddenColumns } from './columns/hidden-columns.ts'
import { Deletable } from './deletable.tsx'
import { deleteOne } from './delete-one.ts'
import { useListState } from './list-address.ts'
import type { Noun } from './noun.ts'
import { RowsHead } from './rows-head.tsx'
import { useScrollMemory } from './scroll-memory.ts'
import { type Matching, SelectMatching } from './select-matching.tsx'
import { useRowChanges } from './use-row-changes.ts'

/** What the keyboard comes to in a row is scrolled clear of what stays over the rows. */
const underHeads =
  'md:[&_:is(tbody,li)_:is(a,button,input)]:scroll-mt-[calc(var(--table-top)-2rem)] max-md:has-data-arrivals:[&_:is(tbody,li)_:is(a,button,input)]:scroll-mt-11'

interface RowsProps<Row> {
  rows: Row[]
  noun: Noun
  /** What each row is, as titles write it, where they are of several kinds: 'Service'. */
  typeOf?: (row: Row) => string
  nameOf: (row: Row) => string
  /** How many there are of what. */
  count: ReactNode
  /** Rows that have arrived since these were read. */
  arrivals?: ReactNode
  /** Stands beside the count: the order of the list. */
  tools?: ReactNode
  columns: (onDelete: (row: Row) => void) => Column<Row>[]
  sorting?: Sorting
  /** The path of the page that a row opens. */
  pathOf?: (row: Row) => string
  /** The rows of all pages, where there may be several. */
  matching?: Matching<Row>
  /** Deletes one row; null where nobody may. */
  remove: ((id: string) => Promise<unknown>) | null
  /** Takes a deletion back, where that is not done from the trash. */
  restore?: (id: string) => Promise<unknown>
  /** What is deleted here does not go to the trash. */
  isForGood?: boolean
  /** What goes with a row that is deleted, or with several. */
  consequenceOf?: (rows: Row[]) => ReactNode
  /** There are more columns than a narrow window holds side by side: up to 1280 px the rows are cards. */
  isRoomy?: boolean
  /** Which of several rows are deleted first: those of a lower stage. */
  deletedAfter?: (row: Row) => number
  /** Which rows cannot be deleted, and why. */
  held?: { isHeld: (row: Row) => boolean; because: (rows: Row[]) => ReactNode }
  /** What can be done with several at once, besides deleting them. */
  actions?: BulkAction<Row>[]
  /** What is done with all that are selected in one call. */
  together?: (rows: Row[]) => ReactNode
  /** Asks for what is to become of several at once, where that takes more than a press. */
  changes?: (changing: Changing<Row>) => ReactNode
  /** What the button that asks for it says. */
  changesLabel?: string
  /** Shows the rows in another way than a table. */
  layout?: (selection: RowSelection<Row>) => ReactNode
}

/** The rows of a list: opened by a click, selected, changed together and deleted after a question. */
export function Rows<Row extends { _id: string }>(props: RowsProps<Row>) {
  const {
    rows,
    noun,
    typeOf,
    nameOf,
    count,
    arrivals,
    tools,
    columns,
    sorting,
    pathOf,
    matching,
    remove,
    isForGood = false,
    restore: takeBack = (id) => restoreFromTrash(api, id),
    consequenceOf,
    held,
    deletedAfter,
    isRoomy,
    actions = [],
    together,
    changes,
    changesLabel,
    layout,
  } = props
  const { selection, bulk, head, act, selectEvery, clear, dismiss } = useRowChanges(
    rows,
    noun,
    nameOf,
    matching,
  )
  const { selected } = selection
  const named = { ...selection, labelOf: nameOf }
  const [toDelete, setToDelete] = useState<Row[]>([])
  const [isChanging, setChanging] = useState(false)
  const state = useListState()
  const { underWay } = bulk
  const told = underWay
    ? `${grouped(underWay.finished)} of ${grouped(underWay.total)}`
    : `${grouped(selected.length)} selected`
  const isPartOfMore = matching && selection.page === 'all' && selected.length < matching.total
  useScrollMemory(pathOf !== undefined)

  const [single] = toDelete.length === 1 ? toDelete : []
  const isCompact = compactRows.useIsOn()
  const hidden = useHiddenColumns(noun.many)
  const choices = layout ? [] : columns(() => {}).filter(canBeHidden)

  const deletedNoun = typeOf && single ? { ...noun, one: typeOf(single) } : noun
  const restore = isForGood ? undefined : takeBack

  const deletion: BulkAction<Row> = {
    label: isForGood ? 'Delete for good' : 'Delete',
    verb: isForGood ? 'deleted for good' : 'deleted',
    undone: 'restored',
    run: ({ _id }) => deleteOne(_id, async (id) => remove?.(id), restore),
    stageOf: deletedAfter,
    isFinal: true,
  }

  return (
    <div
      data-roomy={isRoomy}
      className={classNames(
        underHeads,
        selected.length > 0 && 'md:[--table-top:calc(var(--header-height)+3rem)]',
      )}
    >
      <RowsHead
        count={count}
        arrivals={arrivals}
        tools={
          <div className="flex items-center gap-x-4">
            {tools}
            {choices.length > 1 && (
              <ColumnsMenu list={noun.many} headers={choices.map(({ header }) => header)} hidden={hidden} />
            )}
          </div>
        }
        focusTarget={head}
        selection={named}
        isAny={selected.length > 0}
        told={told}
        isTable={!layout}
      >
        <BulkBar
          told={told}
          isTable={!layout}
          together={together?.(selected)}
          more={isPartOfMore && <SelectMatching matching={matching} noun={noun} onSelect={selectEvery} />}
          actions={remove ? [...actions, deletion] : actions}
          underWay={underWay}
          onAct={(action) => (action.isFinal ? setToDelete(selected) : act(action, selected))}
          onChange={changes && (() => setChanging(true))}
          changesLabel={changesLabel}
          onClear={clear}
        />
      </RowsHead>
      {bulk.result && (
        <BulkResult
          outcome={bulk.result.outcome}
          verb={bulk.result.action.verb}
          nameOf={nameOf}
          onDismiss={dismiss}
        />
      )}
      <Deletable
        rows={rows}
        itemType={typeOf ?? noun.one}
        nameOf={nameOf}
        remove={async (id) => remove?.(id)}
        restore={restore}
        consequenceOf={consequenceOf && ((row) => consequenceOf([row]))}
        preventedBy={held && ((row) => held.isHeld(row) && held.because([row]))}
      >
        {(onDelete) =>
          layout ? (
            layout(named)
          ) : (
            <Table
              caption={noun.many}
              columns={columns(onDelete)}
              rows={rows}
              keyOf={({ _id }) => _id}
              sorting={sorting}
              selection={named}
              opening={pathOf && { pathOf, state }}
              hidden={hidden}
              isCompact={isCompact}
            />
          )
        }
      </Deletable>
      {isChanging &&
        changes?.({
          rows: selected,
          noun,
          act,
          finished: underWay?.finished,
          outcome: bulk.result?.outcome,
          close: () => setChanging(false),
        })}
      <BulkDelete
        rows={toDelete}
        isHeld={held?.isHeld}
        noun={deletedNoun}
        nameOf={nameOf}
        consequenceOf={consequenceOf}
        preventedBy={held?.because}
        finished={underWay?.finished}
        onConfirm={(going) => act(deletion, going)}
        onClose={() => setToDelete([])}
      />
    </div>
  )
}
