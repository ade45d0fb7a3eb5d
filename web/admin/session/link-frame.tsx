import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useLinkToken } from './link-token.ts'

interface LinkFrameProps {
  title: string
  children: ReactNode
}

/** The page of whoever comes by a link, before they are signed in. */
export function LinkFrame({ title, children }: LinkFrameProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-margins grid min-h-[75svh] content-center justify-center py-12 outline-none"
    >
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

/** The same where the link carries a token. */
export function TokenFrame({
  title,
  children,
}: {
  title: string
  /** What is done by the token, which tells one link from another. */
  children: (token: string) => ReactNode
}) {
  const token = useLinkToken()
  return (
    <LinkFrame title={title}>
      {token === undefined && <Spinner label="Loading..." />}
      {token === '' && (
        <ErrorText>Please open your link again: it is not kept when this page is reloaded.</ErrorText>
      )}
      {token && children(token)}
    </LinkFrame>
  )
}
