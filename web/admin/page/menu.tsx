import { DropdownMenu } from 'radix-ui'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { ClosedByBack } from '#web/ui/closed-by-back.tsx'

/** What each item of a menu looks like, whatever its height. */
export const menuItemClasses =
  'flex cursor-pointer items-center px-4 text-small outline-none data-highlighted:bg-ink/6'

interface MenuProps extends ComponentProps<typeof DropdownMenu.Content> {
  /** The button that opens it. */
  trigger: ReactNode
}

/** A menu under its button, or over it; the browser's Back closes it. */
export function Menu({ trigger, className, children, ...content }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={setOpen} modal={false}>
      {isOpen && <ClosedByBack close={() => setOpen(false)} />}
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          className={classNames(
            'z-30 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto min-w-52 border border-ink bg-paper py-1',
            className,
          )}
          {...content}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
