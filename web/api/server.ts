import type { RouterContextProvider } from 'react-router'
import { routeFailure } from '../failure.ts'
import { apiContext, closedContext } from './context.ts'
import type { Api } from './request.ts'

/** Runs a page's `load` on the server, over the application called in-process. */
export async function loadOnServer<T>(
  context: Readonly<RouterContextProvider>,
  load: (api: Api) => Promise<T>,
): Promise<T> {
  const closed = context.get(closedContext)
  if (closed) throw closed
  try {
    return await load(context.get(apiContext))
  } catch (error) {
    throw routeFailure(error)
  }
}
