import type { Api } from '#web/api/request.ts'
import { listServices } from '#web/api/services.ts'

/** What the services page shows. */
export async function loadServices(api: Api) {
  return { services: (await listServices(api)).data }
}
