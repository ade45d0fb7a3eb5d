import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'
import { follow } from '#web/ui/follow.ts'

/**
 * While the next page is fetched the document says so; the style sheet draws it where it takes longer than a moment. The
 * router gives a page up whose code does not arrive: then the browser goes there by itself.
 */
export function useGoing() {
  const { location } = useNavigation()
  useEffect(() => {
    if (!location) return
    const { documentElement: page } = document
    const goPlainly = () => follow(createPath(location)).then(end)
    const end = () => page.removeAttribute('data-going')
    page.setAttribute('data-going', '')
    window.addEventListener('unhandledrejection', goPlainly)
    return () => {
      end()
      window.removeEventListener('unhandledrejection', goPlainly)
    }
  }, [location])
}
