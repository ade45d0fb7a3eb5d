import type { DesignSummary, DesignUpdate } from '#contract/design.ts'
import { updateDesign } from '#web/api/change-designs.ts'
import { getDesign } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import { orLookedUp } from '../../list/once-more.ts'
import type { WayBack } from '../../undo/way-back.ts'
import { isPatched, patchBack } from './changes.ts'

/** Changes a design by itself or among several. @returns the way back, over the version that this makes: no later one is lost by it */
export async function changeDesign(design: DesignSummary, patch: DesignUpdate): Promise<WayBack> {
  const { updatedAt } = await orLookedUp(
    design,
    () => updateDesign(api, design._id, patch),
    () => getDesign(api, design._id),
    (now) => isPatched(now, patch),
  )
  return () => updateDesign(api, design._id, { ...patchBack(design, patch), updatedAt })
}
