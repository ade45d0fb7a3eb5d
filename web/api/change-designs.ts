import type { Design, DesignCreate, DesignUpdate } from '#contract/design.ts'
import type { Deleted } from './answers.ts'
import type { Api } from './request.ts'

// Apart from what visitors read, which comes with every public page.

export function createDesign(api: Api, design: DesignCreate): Promise<Design> {
  return api.post('/api/designs', design)
}

export function updateDesign(api: Api, id: string, design: DesignUpdate): Promise<Design> {
  return api.put(`/api/designs/${id}`, design)
}

export function deleteDesign(api: Api, id: string): Promise<Deleted> {
  return api.delete(`/api/designs/${id}`)
}
