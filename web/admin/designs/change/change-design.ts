import type { DesignSummary, DesignUpdate } from '#contract/design.ts'
import { updateDesign } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import type { WayBack } from '../../undo/way-back.ts'
import { patchBack } from './changes.ts'

/** Changes one of several designs. @returns the way back, over the version that this makes: no later one is lost by it */
export async function changeDesign(design: DesignSummary, patch: DesignUpdate): Promise<WayBack> {
  const { updatedAt } = await updateDesign(api, design._id, patch)
  return () => updateDesign(api, design._id, { ...patchBack(design, patch), updatedAt })
}
