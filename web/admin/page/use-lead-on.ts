import { type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { useDestination } from './use-destination.ts'

/** @returns what leads on from this page once something is done here, unless the page was left meanwhile */
export function useLeadOn() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const destination = useDestination()

  return async function leadOn(address: string, options?: NavigateOptions) {
    if (destination() === pathname) await navigate(address, options)
  }
}
