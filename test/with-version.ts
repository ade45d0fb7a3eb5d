import type { VersionedKind } from '#contract/version.ts'
import { editables } from '#server/versions/kinds.ts'
import type { TestApp } from './start-app.ts'

/** A change of each kind of document that has versions. */
export const smallChanges: Record<VersionedKind, object> = {
  design: { area: 900 },
  category: { description: 'Was another' },
  service: { description: 'Was another' },
  pricing: { alt: 'Was another' },
  testimonial: { company: 'Was another' },
  banner: { subtitle: 'Was another' },
  enquiry: { status: 'resolved' },
  settings: { address: 'Was another' },
}

/**
 * Changes a document of a kind.
 * @returns its versions' address, and the id of the newest of them
 */
export async function withVersion(app: TestApp, kind: VersionedKind, id = '') {
  const address = `/api${editables[kind].path.replace('{id}', id)}`
  await app.put(address, smallChanges[kind])
  const { body } = await app.get(`${address}/versions`)
  return { versions: `${address}/versions`, version: body.data[0]._id as string }
}
