import type { Api } from '#web/api/request.ts'
import { listServices } from '#web/api/services.ts'
import { getSettings } from '#web/api/settings.ts'
import { outline } from '../sheets/outline.ts'

export type AboutData = Awaited<ReturnType<typeof loadAbout>>

/** What the about page shows. */
export async function loadAbout(api: Api) {
  const [{ aboutUs }, services] = await Promise.all([getSettings(api), listServices(api)])
  return { saved: aboutUs ? outline(aboutUs) : null, services: services.data }
}
