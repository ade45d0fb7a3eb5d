import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type Look = 'primary' | 'outline' | 'quiet'
type Size = 'small' | 'medium'

const looks: Record<Look, string> = {
  primary: 'border-accent bg-accent text-on-accent hover:border-accent-deep hover:bg-accent-deep',
  outline: 'border-current hover:bg-ink/6',
  quiet: 'border-transparent hover:bg-ink/6',
}
const sizes: Record<Size, string> = {
  small: 'min-h-9 px-3 text-small',
  medium: 'min-h-12 px-6 text-base',
}

function classesOf(look: Look, size: Size, className?: string): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 border font-medium transition-colors disabled:opacity-50',
    looks[look],
    sizes[size],
    className,
  )
}

interface Appearance {
  look?: Look
  size?: Size
}

/** @param busy shows a spinner and takes no further clicks */
export function Button({
  look = 'primary',
  size = 'medium',
  busy = false,
  type = 'button',
  className,
  disabled,
  onClick,
  children,
  ...rest
}: ComponentProps<'button'> & Appearance & { busy?: boolean }) {
  const { button, isPressed } = useFocusBack(busy)
  return (
    <button
      ref={button}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      onClick={(event) => {
        isPressed.current = document.activeElement === event.currentTarget
        onClick?.(event)
      }}
      className={classesOf(look, size, className)}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** A button that can't be pressed loses the focus: the one that had it as it was pressed has it again, unless it went elsewhere. */
function useFocusBack(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    if (busy || !isPressed.current) return
    isPressed.current = false
    // A second press of one that is busy has given it to what lies around.
    if (document.activeElement?.contains(button.current)) button.current?.focus({ preventScroll: true })
  }, [busy])
  return { button, isPressed }
}

/** A link that looks like a button; addresses that are not the site's own open as plain links. */
export function ButtonLink({
  look = 'primary',
  size = 'medium',
  className,
  to,
  ...rest
}: ComponentProps<'a'> & Appearance & { to: string }) {
  const classes = classesOf(look, size, className)
  if (!to.startsWith('/')) return <a href={to} className={classes} {...rest} />
  return <Link to={to} className={classes} {...rest} />
}
