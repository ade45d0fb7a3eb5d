import type { Design, DesignCreate, DesignUpdate } from '#contract/design.ts'
import type { DesignImageInput } from '#contract/file.ts'
import { createDesign, deleteDesign, updateDesign } from '#web/api/change-designs.ts'
import { getDesign } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import { putBack } from '../../conflicts/put-back.ts'
import { bodyOver } from '../../forms/body.ts'
import { ownImages } from '../../forms/comparison.ts'
import { isSameTyped } from '../../forms/typed.ts'
import { orLookedUp } from '../../list/once-more.ts'
import type { WayBack } from '../../undo/way-back.ts'
import { designForm } from '../design-definition.ts'
import type { PlannedRow } from './plan.ts'

/** Makes or changes the design of a row, unless somebody else has changed it since it was read. */
export async function importRow({ design, values }: PlannedRow): Promise<WayBack> {
  if (!design) {
    const { _id } = await createDesign(api, bodyOver(values as DesignCreate, undefined))
    return () => deleteDesign(api, _id)
  }
  const { _id } = design
  const made = await orLookedUp(
    design,
    () => updateDesign(api, _id, bodyOver(values, design)),
    () => getDesign(api, _id),
    (now) => isSameTyped(said(now, values), values),
  )
  const [before, left] = [said(design, values), said(made, values)]
  return () =>
    putBack(made.updatedAt, {
      put: (updatedAt) => updateDesign(api, _id, { ...before, updatedAt }),
      read: () => getDesign(api, _id),
      isAsLeft: (now) => isSameTyped(said(now, values), left),
      isBack: (now) => isSameTyped(said(now, values), before),
    })
}

/** What a design says of the fields that these values are of, as a body says it. */
function said(design: Design, values: DesignUpdate): DesignUpdate {
  const body: DesignUpdate = {
    ...design,
    category: design.category._id,
    subcategory: design.subcategory.name,
    images: imagesOf(design),
  }
  return Object.fromEntries(Object.keys(values).map((name) => [name, body[name as keyof DesignUpdate]]))
}

/** The pictures of a design as a body names them. */
export function imagesOf(design: Design): DesignImageInput[] {
  const images = ownImages(designForm.files.images, design)
  return images.map(({ fileId, alt, kind }) => ({ fileId, alt, kind }))
}
