import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-mt-2 mb-2 inline-flex min-h-11 items-center gap-2 text-small text-ink-soft hover:text-ink print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
      {children}
    </Link>
  )
}
