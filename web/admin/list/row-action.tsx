import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { usePress } from '../page/use-press.ts'

const classes =
  'inline-flex min-h-11 items-center px-2 text-small ruled-link -outline-offset-2 disabled:opacity-50 disabled:no-underline md:min-h-9'

/** What can be done with a row, side by side. */
export function RowActions(props: ComponentProps<'div'>) {
  return (
    <div className="-mx-2 flex flex-wrap carded:justify-end tabled:flex-nowrap print:hidden" {...props} />
  )
}

/**
 * @param to in full: what goes on from the page's own address leads astray while another page is on its way
 * @param describedBy the id of what names the row
 */
export function RowLink({ describedBy, ...rest }: ComponentProps<typeof Link> & { describedBy: string }) {
  return <Link aria-describedby={describedBy} className={classes} {...rest} />
}

interface RowButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  /** The id of what names the row. */
  describedBy: string
  /** What it returns is waited for before another press counts. */
  onClick: () => unknown
}

export function RowButton({ describedBy, onClick, ...rest }: RowButtonProps) {
  const press = usePress(onClick)
  return (
    <button
      type="button"
      aria-describedby={describedBy}
      onClick={() => press()}
      className={classes}
      {...rest}
    />
  )
}
