import { testimonialMessages } from '#contract/messages.ts'
import type { TestimonialCreate, TestimonialUpdate } from '#contract/testimonial.ts'
import type { Db } from '../database/schema.ts'
import { writeAttachments } from '../files/attachments.ts'
import { requirePictures } from '../files/kinds.ts'
import { testimonialColumns } from './columns.ts'
import { testimonials } from './repository.ts'

export async function createTestimonial(tx: Db, input: TestimonialCreate): Promise<string> {
  const id = await testimonials.insert(tx, testimonialColumns.row(input))
  await saveFiles(tx, id, input)
  return id
}

export async function changeTestimonial(tx: Db, id: string, input: TestimonialUpdate): Promise<void> {
  const current = await testimonials.require(tx, id)
  await testimonials.update(tx, current, input.updatedAt, testimonialColumns.changes(input))
  await saveFiles(tx, id, input)
}

export async function removeTestimonial(tx: Db, id: string): Promise<void> {
  await testimonials.remove(tx, id)
}

async function saveFiles(tx: Db, id: string, { media, avatar }: TestimonialUpdate): Promise<void> {
  if (media) await writeAttachments(tx, { kind: 'testimonial', id, role: 'media' }, media)
  if (avatar === undefined) return
  if (avatar) await requirePictures(tx, [avatar.fileId], 'avatar', testimonialMessages.avatarNotImage)
  await writeAttachments(tx, { kind: 'testimonial', id, role: 'avatar' }, avatar ? [avatar] : [])
}
