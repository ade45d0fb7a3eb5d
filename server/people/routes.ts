import { createRoute } from '@hono/zod-openapi'
import { limits } from '#contract/limits.ts'
import {
  erased,
  type PersonalData,
  type PersonQuery,
  personalData,
  personMessages,
  personQuery,
} from '#contract/person.ts'
import { recordedChanges } from '../activity/recorded.ts'
import type { Author } from '../activity/repository.ts'
import type { Db } from '../database/schema.ts'
import { readEnquiry } from '../enquiries/document.ts'
import { editableEnquiries } from '../enquiries/editable.ts'
import { findNotice } from '../enquiries/notices.ts'
import { removeEnquiry } from '../enquiries/save.ts'
import { listEveryNote } from '../enquiry-notes/repository.ts'
import { AppError } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { createRouter, one, refused } from '../http/router.ts'
import { deleteSpam } from '../spam/repository.ts'
import { deleteForGood } from '../trash/delete-for-good.ts'
import { deleteViews } from '../views/repository.ts'
import { findEnquiriesOf, findInTrash, findSpamOf, findViewsOf, tellingOf } from './find.ts'

const tags = ['Enquiries']
const described =
  'A person is whoever gave a telephone number or an email address: in enquiries, in the trash and in spam.'

/** All that is stored of one person, to be handed over or deleted. */
export function peopleRoutes({ db }: Dependencies) {
  const guard = createGuard({ db })
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'getPersonalData',
        summary: "Read a person's data",
        description: described,
        request: { query: personQuery },
        responses: one(personalData, 'All that is stored of them.'),
        ...guard('enquiries'),
      }),
      async (c) => {
        const person = c.req.valid('query')
        const enquiries = []
        for (const id of await findEnquiriesOf(db, person)) {
          const enquiry = await readEnquiry(db, id)
          if (!enquiry) continue
          const notice = (await findNotice(db, id)) ?? null
          enquiries.push({ enquiry: { ...enquiry, assignee: null }, notice, notes: await notesOf(db, id) })
        }
        const trash = (await findInTrash(db, person)).map(({ rows }) => theirOwn(rows))
        const data = { enquiries, trash, spam: await findSpamOf(db, person) }
        return c.json({ success: true as const, data }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/',
        tags,
        operationId: 'erasePersonalData',
        summary: "Delete a person's data for good",
        description: `${described} Backups that were made before lose it as they are replaced, within four weeks.`,
        request: { query: personQuery },
        responses: { ...one(erased, 'How much it was.'), ...refused(400) },
        ...guard('erase'),
      }),
      async (c) => {
        const data = await erase(db, c.get('account'), named(c.req.valid('query')))
        return c.json({ success: true as const, data }, 200)
      },
    )
}

/** Which colleague answered is no part of a person's own data, nor which mail waits. */
function theirOwn({ enquiry = [], mailQueue: _, ...rows }: Record<string, object[]>) {
  return { ...rows, enquiry: enquiry.map((row) => ({ ...row, assignee: null })) }
}

/** Takes each enquiry the way of everything that is deleted, to its end: what a stop leaves undone is found again. */
async function erase(db: Db, by: Author, person: PersonQuery) {
  const changes = recordedChanges(db, editableEnquiries)
  const erased = { enquiries: 0, spam: 0 }
  // What a colleague moves meanwhile from one place to another is looked for again, until nothing is found.
  for (let found = 1; found > 0; ) {
    const live = await findEnquiriesOf(db, person)
    for (const id of live) await unlessGone(changes.remove(by, id, removeEnquiry))
    const trashed = await findInTrash(db, person)
    for (const { id } of trashed) if (await unlessGone(deleteForGood(db, by, id))) erased.enquiries += 1
    const spam = await findSpamOf(db, person)
    for (const { _id } of spam) if (await deleteSpam(db, _id)) erased.spam += 1
    const views = await findViewsOf(db, person)
    if (views.length > 0)
      await deleteViews(
        db,
        views.map(({ id }) => id),
      )
    // Taken back after the enquiries were read, and before the rest was.
    const back = await findEnquiriesOf(db, person)
    found = live.length + trashed.length + spam.length + views.length + back.length
  }
  return erased
}

/** @returns whether it was there: somebody else may have deleted it meanwhile */
async function unlessGone(deletion: Promise<unknown>): Promise<boolean> {
  try {
    await deletion
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return false
    throw error
  }
}

function named(person: PersonQuery): PersonQuery {
  if (!tellingOf(person)) throw new AppError('invalid-input', personMessages.nobody)
  return person
}

/** What was noted on an enquiry, deleted or not, the oldest first. */
async function notesOf(db: Db, id: string) {
  const notes: PersonalData['enquiries'][number]['notes'] = []
  for (;;) {
    const some = await listEveryNote(db, id, notes.at(-1)?._id ?? '', limits.list.most)
    notes.push(...some)
    if (some.length < limits.list.most) return notes
  }
}
