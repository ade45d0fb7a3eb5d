import type { DesignSummary, DesignUpdate } from '#contract/design.ts'
import { isUnanswered } from '#web/api/api-error.ts'
import { getDesign, updateDesign } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import type { WayBack } from '../../undo/way-back.ts'
import { isPatched, patchBack } from './changes.ts'

/** Changes one of several designs. @returns the way back, over the version that this makes: no later one is lost by it */
export async function changeDesign(design: DesignSummary, patch: DesignUpdate): Promise<WayBack> {
  const updatedAt = await change(design, patch)
  return () => updateDesign(api, design._id, { ...patchBack(design, patch), updatedAt })
}

/**
 * Where no answer comes, it is looked up whether the change was made all the same: one that is said to have failed is made again,
 * and prices would go up by so many percent twice.
 * @returns the version that it makes
 */
async function change(design: DesignSummary, patch: DesignUpdate): Promise<string> {
  try {
    return (await updateDesign(api, design._id, patch)).updatedAt
  } catch (error) {
    const now = isUnanswered(error) ? await getDesign(api, design._id).catch(() => undefined) : undefined
    if (!now || now.updatedAt === design.updatedAt || !isPatched(now, patch)) throw error
    return now.updatedAt
  }
}
