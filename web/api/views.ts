import type { View, ViewCreate, ViewedList } from '#contract/view.ts'
import type { Deleted } from './answers.ts'
import type { Api } from './request.ts'

const path = '/api/views'

/** The own views of a list; null where no answer comes: they are no reason to show an error in the place of the list. */
export async function viewsOrNull(api: Api, list: ViewedList): Promise<View[] | null> {
  try {
    return (await api.get<{ data: View[] }>(path, { list })).data
  } catch {
    return null
  }
}

/** Saves a view, in the place of one of the same name. */
export function saveView(api: Api, view: ViewCreate): Promise<View> {
  return api.post(path, view)
}

export function deleteView(api: Api, id: string): Promise<Deleted> {
  return api.delete(`${path}/${id}`)
}
