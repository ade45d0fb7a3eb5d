import type { Version, VersionRestore } from '#contract/version.ts'
import type { One, Page } from './answers.ts'
import type { Api } from './request.ts'
import { forgetKeptSettings, settingsAddress } from './settings.ts'

/** The earlier versions of a document, newest first: all of them, which are a hundred at most. */
export function listVersions(api: Api, address: string): Promise<Page<Version>> {
  return api.get(`${address}/versions`)
}

/** The whole document as it was. @param address its own, such as `/api/designs/…` */
export async function getVersion<Document>(api: Api, address: string, id: string): Promise<Document> {
  return (await api.get<One<Document>>(`${address}/versions/${encodeURIComponent(id)}`)).data
}

/** @returns the document as it is then */
export async function restoreVersion<Document>(
  api: Api,
  address: string,
  id: string,
  restore: VersionRestore,
): Promise<Document> {
  const restored = await api.post<Document>(`${address}/versions/${id}/restore`, restore)
  if (address === settingsAddress) forgetKeptSettings()
  return restored
}
