import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Menu, menuItemClasses } from '../../page/menu.tsx'
import { compactRows } from './compact-rows.ts'
import { hideColumns } from './hidden-columns.ts'

interface ColumnsMenuProps {
  /** The list's name, under which the browser keeps the choice. */
  list: string
  /** The headers of the columns that can be hidden. */
  headers: string[]
  hidden: ReadonlySet<string>
}

/** Chooses which columns a table shows, and how closely its rows stand: where the rows are cards, nothing of it applies. */
export function ColumnsMenu({ list, headers, hidden }: ColumnsMenuProps) {
  const isCompact = compactRows.useIsOn()

  function show(header: string, isShown: boolean) {
    const next = new Set(hidden)
    if (isShown) next.delete(header)
    else next.add(header)
    hideColumns(list, next)
  }

  return (
    <Menu
      trigger={
        <Button look="quiet" size="small" className="min-h-12 border-edge! carded:hidden">
          Columns
        </Button>
      }
    >
      {headers.map((header) => (
        <Choice
          key={header}
          isOn={!hidden.has(header)}
          onChange={(isShown) => show(header, isShown)}
          label={header}
        />
      ))}
      <DropdownMenu.Separator className="my-1 border-t border-hairline" />
      <Choice isOn={isCompact} onChange={compactRows.set} label="Compact rows" />
      {headers.some((header) => hidden.has(header)) && (
        <DropdownMenu.Item
          className={classNames(menuItemClasses, 'min-h-10 pl-11')}
          onSelect={() => hideColumns(list, [])}
        >
          Show all columns
        </DropdownMenu.Item>
      )}
    </Menu>
  )
}

interface ChoiceProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Several are made while the menu stays open. */
function Choice({ label, isOn, onChange }: ChoiceProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={isOn}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={classNames(menuItemClasses, 'min-h-10 gap-3')}
    >
      <span aria-hidden="true" className="grid size-4 place-items-center border border-edge">
        {isOn && <Check className="size-3" strokeWidth={2} />}
      </span>
      {label}
    </DropdownMenu.CheckboxItem>
  )
}
