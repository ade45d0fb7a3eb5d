import { expect } from 'vitest'

type Request = (path: string) => Response | Promise<Response>
type Operation = Record<'responses', Record<string, unknown>>
type Calls = { address: RegExp; item: Record<string, Operation> }[]

let calls: Promise<Calls> | undefined

/** Expects the API document to list the status among the responses of the call; an address that it does not have is none. */
export async function expectDocumented(request: Request, method: string, path: string, status: number) {
  calls ??= readCalls(request)
  const pathname = path.replace(/[?#].*$/, '')
  const item = (await calls).find(({ address }) => address.test(pathname))?.item
  const operation = item?.[method.toLowerCase()]
  if (!operation) return
  const listed = Object.keys(operation.responses).map(Number)
  expect(listed, `the responses that the API document lists for ${method} ${pathname}`).toContain(status)
}

/** Every path of the document; one without parameters comes before those that would match it too. */
async function readCalls(request: Request): Promise<Calls> {
  const { paths } = (await (await request('/api/openapi.json')).json()) as {
    paths: Record<string, Calls[number]['item']>
  }
  return Object.entries(paths)
    .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)
    .map(([path, item]) => ({ address: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`), item }))
}
