import { ArrowLeft } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'

interface BackLinkProps extends Pick<LinkProps, 'state'> {
  to: string
  children: string
}

export function BackLink({ to, state, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      state={state}
      className="-mt-2 mb-2 inline-flex min-h-11 items-center gap-2 text-small text-ink-soft hover:text-ink print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
      {children}
    </Link>
  )
}
