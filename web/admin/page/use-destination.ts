import { use } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

/**
 * @returns what tells the path of the page that is on its way, or of the one that is shown where none is. It is asked of the
 * router itself: a busy page draws what `useNavigation` says later than it is so.
 */
export function useDestination(): () => string {
  const router = use(DataRouterContext)?.router
  return () => (router?.state.navigation.location ?? window.location).pathname
}
