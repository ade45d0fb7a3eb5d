import type { Preview, PreviewLink, PreviewLinks } from '#contract/preview.ts'
import type { Deleted, One } from './answers.ts'
import type { Api } from './request.ts'

/** What the key of a preview link opens. */
export async function getPreview(api: Api, key: string): Promise<Preview> {
  return (await api.get<One<Preview>>(`/api/previews/${encodeURIComponent(key)}`)).data
}

/** Makes a link that shows a document as it will be. @param address the document's own, such as `/api/designs/…` */
export function makePreviewLink(api: Api, address: string): Promise<PreviewLink> {
  return api.post(`${address}/preview`)
}

export async function getPreviewLinks(api: Api, address: string): Promise<PreviewLinks> {
  return (await api.get<One<PreviewLinks>>(`${address}/preview`)).data
}

export function endPreviewLinks(api: Api, address: string): Promise<Deleted> {
  return api.delete(`${address}/preview`)
}
