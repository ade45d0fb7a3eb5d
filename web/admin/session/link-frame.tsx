import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface LinkFrameProps {
  title: string
  children: ReactNode
}

/** The page of whoever comes by a link, before they are signed in. */
export function LinkFrame({ title, children }: LinkFrameProps) {
  return (
    <main className="page-margins grid min-h-[75svh] content-center justify-center py-12">
      <div className="w-[min(26rem,calc(100vw-2.5rem))] border-t border-ink pt-6">
        <h1 className="mb-6 text-section expanded">{title}</h1>
        {children}
        <Link to="/admin/login" className="mt-6 inline-flex min-h-11 items-center text-small ruled-link">
          To the sign-in page
        </Link>
      </div>
    </main>
  )
}
