import type { Api } from './request.ts'

/** The browser's client; its code is fetched with the first call. */
export async function browserApi(): Promise<Api> {
  return (await import('./request.ts')).api
}
