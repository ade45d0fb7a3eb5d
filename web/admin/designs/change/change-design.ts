import type { DesignSummary, DesignUpdate } from '#contract/design.ts'
import { updateDesign } from '#web/api/change-designs.ts'
import { getDesign } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import { putBack } from '../../conflicts/put-back.ts'
import { orLookedUp } from '../../list/once-more.ts'
import type { WayBack } from '../../undo/way-back.ts'
import { isPatched, patchBack } from './changes.ts'

/**
 * Changes a design by itself or among several.
 * @returns the way back, which leaves alone what else was changed meanwhile, and fails where the same was
 */
export async function changeDesign(design: DesignSummary, patch: DesignUpdate): Promise<WayBack> {
  const made = await orLookedUp(
    design,
    () => updateDesign(api, design._id, patch),
    () => getDesign(api, design._id),
    (now) => isPatched(now, patch),
  )
  const [before, left] = [patchBack(design, patch), patchBack(made, patch)]
  return () =>
    putBack(made.updatedAt, {
      put: (updatedAt) => updateDesign(api, design._id, { ...before, updatedAt }),
      read: () => getDesign(api, design._id),
      isAsLeft: (now) => isPatched(now, left),
      isBack: (now) => isPatched(now, before),
    })
}
