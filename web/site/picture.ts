import type { RouterContextProvider } from 'react-router'
import { ApiError } from '#web/api/api-error.ts'
import type { Api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'

/** Draws what an address shows as a picture. Where there is none, what is said is plain text: no page stands around it. */
export async function pictureOnServer(
  context: Readonly<RouterContextProvider>,
  draw: (api: Api) => Promise<Response>,
): Promise<Response> {
  return loadOnServer(context, async (api) => {
    try {
      return await draw(api)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error
      return new Response(error.message, { status: error.status })
    }
  })
}
