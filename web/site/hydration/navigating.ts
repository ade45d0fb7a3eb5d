import { useEffect, useState } from 'react'
import { createPath, useNavigation } from 'react-router'
import { follow } from '#web/ui/follow.ts'

/**
 * While the next page is fetched the document says so; the style sheet draws it where it takes longer than a moment. Once it
 * is there its name is said: a screen reader hears nothing of a page that is put in another's place. The
 * router tells by the event `missing-page` that the code of that page did not arrive (see vite.config.ts), or that the site has been
 * closed (`layout.tsx`), and leaves its navigation unfinished: the browser goes there by itself, then and from then on.
 */
export function useNavigating() {
  const { location } = useNavigation()
  const isCodeMissing = useIsCodeMissing()
  useEffect(() => {
    if (!location) return
    const { documentElement: page, title } = document
    const end = () => {
      page.removeAttribute('data-navigating')
      const said = document.getElementById('page-name')
      if (said && document.title !== title) said.textContent = document.title
    }
    page.setAttribute('data-navigating', '')
    if (isCodeMissing) follow(createPath(location)).then(end)
    return end
  }, [location, isCodeMissing])
}

function useIsCodeMissing(): boolean {
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    const note = () => setMissing(true)
    window.addEventListener('missing-page', note)
    return () => window.removeEventListener('missing-page', note)
  }, [])
  return isMissing
}
