import type { FileType } from '#contract/file.ts'
import type { Media, MediaKind, MediaSort, MediaUpdate } from '#contract/media.ts'
import type { Deleted, One, Page } from './answers.ts'
import { move } from './move.ts'
import type { Api, Download } from './request.ts'

const path = '/api/media'

export interface MediaFilters {
  kind?: MediaKind
  /** Any of them. */
  type?: FileType[]
  used?: boolean
  minSize?: number
  maxSize?: number
  from?: string
  to?: string
  search?: string
  sort?: MediaSort
  page?: number
  limit?: number
}

/** All stored files, with what shows them. */
export function listMedia(api: Api, filters: MediaFilters): Promise<Page<Media>> {
  return api.get(path, { ...filters })
}

export async function getMedia(api: Api, id: string): Promise<Media> {
  return (await api.get<One<Media>>(`${path}/${encodeURIComponent(id)}`)).data
}

/** Other files that show the same as one, the nearest first. */
export async function listAlike(api: Api, id: string): Promise<Media[]> {
  return (await api.get<One<Media[]>>(`${path}/${encodeURIComponent(id)}/alike`)).data
}

/** The files as they were stored, in one archive. */
export function downloadMedia(api: Api, ids: string[]): Promise<Download> {
  return api.download(`${path}/download`, {}, { ids })
}

/** Says something else of a file. */
export function updateMedia(api: Api, id: string, body: MediaUpdate): Promise<Media> {
  return api.put(`${path}/${encodeURIComponent(id)}`, body)
}

/** Has another stored file stand wherever this one stands. @returns the other */
export function replaceMedia(api: Api, id: string, fileId: string): Promise<Media> {
  return api.post(`${path}/${encodeURIComponent(id)}/replace`, { fileId })
}

/** Takes a file that nothing shows out of the library. */
export function deleteMedia(api: Api, id: string): Promise<Deleted> {
  return api.delete(`${path}/${encodeURIComponent(id)}`)
}

/** Takes a deletion back, within a day. */
export function restoreMedia(api: Api, id: string): Promise<Partial<Media>> {
  return move(api, `${path}/${encodeURIComponent(id)}/restore`)
}
