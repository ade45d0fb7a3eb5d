import type { Design } from '#contract/design.ts'
import { getDesign } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import { isGone } from '../../page/gone.ts'
import { useLookedUp } from './use-looked-up.ts'

/** The designs of these codes, those that there are, by code; undefined until all were looked up. */
export function useKnownDesigns(codes: string[]) {
  const { found, ...lookUp } = useLookedUp(codes, findDesign)
  return { ...lookUp, designs: lookUp.isUnderWay ? undefined : found }
}

function findDesign(code: string): Promise<Design | undefined> {
  return getDesign(api, code).catch((error) => {
    if (!isGone(error)) throw error
    return undefined
  })
}
