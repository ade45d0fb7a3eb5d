import type { Publishing } from '#contract/publishing.ts'

export const whenTimesCount = 'its times count only once its status is Published'

/** What is said of a document that is saved: of one that is not published, that it is not published at the time ahead either. */
export function saidOfSaved(
  done: string,
  { status, publishAt }: Partial<Publishing>,
  now = new Date(),
): string {
  const isAhead = publishAt != null && publishAt > now.toISOString()
  if (!isAhead || status === undefined || status === 'published') return done
  return `${done} It is not published: ${whenTimesCount}.`
}
