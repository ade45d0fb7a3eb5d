import { data } from 'react-router'
import type { Design, DesignSummary } from '#contract/design.ts'
import { limits } from '#contract/limits.ts'
import { isSampleCode } from '#contract/sample-code.ts'
import { designPath } from '#web/addresses/design-path.ts'
import { ApiError } from '#web/api/api-error.ts'
import { getDesign, listDesigns, randomDesigns } from '#web/api/designs.ts'
import type { Api } from '#web/api/request.ts'
import { getSample, listSamples } from '#web/api/samples.ts'

/** A design, null where there is none, and others like it. Built-in samples are looked up first. */
export async function loadDesign(api: Api, id: string, origin: string) {
  const found = isSampleCode(id) ? getSample(api, id) : getDesign(api, id)
  const design: Design | null = await found.catch(nothingFound)
  if (!design) return data({ design: null, related: null, address: '' }, { status: 404 })
  return data({ design, related: await relatedTo(api, design), address: origin + designPath(design) })
}

function nothingFound(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not-found') return null
  throw error
}

async function relatedTo(api: Api, design: Design): Promise<DesignSummary[] | null> {
  const { _id, category, isStatic } = design
  try {
    if (isStatic) return await likeSample(api, design)
    return await randomDesigns(api, { category: category._id, exclude: _id })
  } catch {
    return null
  }
}

/** Other samples of its category, or the firm's own designs for which they have stepped aside. */
async function likeSample(api: Api, { _id, category }: Design): Promise<DesignSummary[]> {
  const samples = await listSamples(api)
  const others = samples.filter((sample) => sample.category.slug === category.slug && sample._id !== _id)
  if (others.length > 0) return others.slice(0, limits.random.default)
  return (await listDesigns(api, { categorySlug: category.slug, limit: limits.random.default })).data
}
