import { ChevronDown } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Menu, menuItemClasses } from '../page/menu.tsx'
import type { Onward } from './onward.ts'

interface SaveMenuProps {
  isDisabled: boolean
  /** Not where new ones are made in another way. */
  mayAddAnother: boolean
  /** Told before the form is submitted as by its first button. */
  onChoose: (onward: Onward) => void
}

const itemClasses = classNames(menuItemClasses, 'min-h-11')

/** Saves as the button beside it does, and leads elsewhere than to the list. */
export function SaveMenu({ isDisabled, mayAddAnother, onChoose }: SaveMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<Onward>(undefined)

  /** Once the menu is closed, and has given the keyboard back: it goes on to what is refused. */
  function save() {
    if (!chosen.current) return
    onChoose(chosen.current)
    chosen.current = undefined
    button.current?.focus()
    button.current?.form?.requestSubmit()
  }

  const choose = (onward: Onward) => () => {
    chosen.current = onward
  }

  return (
    <Menu
      side="top"
      align="start"
      onCloseAutoFocus={save}
      trigger={
        <Button
          ref={button}
          size="small"
          disabled={isDisabled}
          aria-label="Other ways to save"
          className="-ml-px min-h-11 min-w-11 border-l-on-accent! px-2"
        >
          <ChevronDown aria-hidden="true" className="size-4" strokeWidth={1.5} />
        </Button>
      }
    >
      <DropdownMenu.Item className={itemClasses} onSelect={choose('edit')}>
        Save and keep editing
      </DropdownMenu.Item>
      {mayAddAnother && (
        <DropdownMenu.Item className={itemClasses} onSelect={choose('another')}>
          Save and add another
        </DropdownMenu.Item>
      )}
    </Menu>
  )
}
