import { useNavigation } from 'react-router'

/** True while the page of another design is on its way: of both pictures, its card's then goes there, and no other. */
export function useLeavesForDesign(): boolean {
  const { location } = useNavigation()
  return location?.pathname.startsWith('/designs/') ?? false
}
