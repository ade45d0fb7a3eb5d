import { useRef } from 'react'
import { useNavigation } from 'react-router'

/** @returns what tells the path of the page that is on its way, or of the one that is shown where none is */
export function useDestination(): () => string {
  const { location } = useNavigation()
  const latest = useRef(location)
  latest.current = location
  return () => latest.current?.pathname ?? window.location.pathname
}
