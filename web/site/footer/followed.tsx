import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'

/** What is kept as it was served, with links that the page's router follows once it is there. */
export function Followed({ children }: { children: ReactNode }) {
  const navigate = useNavigate()

  function follow(event: MouseEvent) {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate(link.getAttribute('href') ?? '')
  }

  // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is entered is clicked
  // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed
  return <div onClick={follow}>{children}</div>
}
