import { data } from 'react-router'
import type { Design, DesignSummary } from '#contract/design.ts'
import { getDesign, randomDesigns } from '#web/api/designs.ts'
import { type Api, ApiError } from '#web/api/request.ts'
import { designPath } from '../design-path.ts'

/** A design, null where there is none, and others like it. */
export async function loadDesign(api: Api, id: string, origin: string) {
  const design = await getDesign(api, id).catch(nothingFound)
  if (!design) return data({ design: null, related: null, address: '' }, { status: 404 })
  return data({ design, related: await relatedTo(api, design), address: origin + designPath(design) })
}

function nothingFound(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

async function relatedTo(api: Api, { _id, category }: Design): Promise<DesignSummary[] | null> {
  try {
    return await randomDesigns(api, { category: category._id, exclude: _id })
  } catch {
    return null
  }
}
