import { shortMomentOf } from '#contract/dates.ts'
import { isPublicAt, type Publishing } from '#contract/publishing.ts'
import { whenTimesCount } from './said-of-saved.ts'

/** What visitors see of a document by these fields, and from when to when; nothing where its times contradict each other. */
export function outcomeOf({ status, publishAt, unpublishAt }: Publishing, now = new Date()): string {
  const at = now.toISOString()
  if (status !== 'published' && (publishAt !== null || unpublishAt !== null))
    return `Only administrators see it: ${whenTimesCount}.`
  if (status === 'draft') return 'Only administrators see it, until it is published.'
  if (status === 'hidden') return 'Only administrators see it. Nothing of it is lost.'
  if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt) return ''
  const until = unpublishAt === null ? '' : ` until ${shortMomentOf(unpublishAt, now)}`
  if (publishAt !== null && publishAt > at)
    return `Visitors see it from ${shortMomentOf(publishAt, now)}${until}.`
  if (isPublicAt({ status, publishAt, unpublishAt }, at)) return `Visitors see it${until}.`
  return 'Visitors see it no more: its time is over.'
}
