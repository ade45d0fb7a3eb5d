import { type Enquiry, referenceOf } from '#contract/enquiry.ts'
import type { Db } from '../database/schema.ts'
import { imageOf, readAttachments } from '../files/attachments.ts'
import { aboutOf, readPictures } from './about.ts'
import { readAssignees } from './assignees.ts'
import { enquiryColumns } from './columns.ts'
import { type EnquiryRow, findEnquiredDesigns, findEnquiry } from './repository.ts'

/** Enquiries as an administrator sees them, with the designs that they came from. */
export async function readEnquiries(db: Db, rows: EnquiryRow[]): Promise<Enquiry[]> {
  const ids = [...new Set(rows.flatMap(({ designId }) => designId ?? []))]
  const designs = await findEnquiredDesigns(db, ids)
  const assignees = await readAssignees(db, [...new Set(rows.flatMap(({ assignee }) => assignee ?? []))])
  const pictures = await readAttachments(db, ids, ['image'])
  const ownPictures = await readPictures(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, createdAt, updatedAt, ...row }) => {
    const { about, noticeHash, ...values } = enquiryColumns.values(row)
    const design = designs.find((candidate) => candidate.id === row.designId)
    const picture = pictures.find(({ ownerId }) => ownerId === row.designId)
    return {
      _id: id,
      ...values,
      assignee: assignees.find(({ _id }) => _id === row.assignee) ?? null,
      reference: referenceOf(id),
      createdAt,
      updatedAt,
      agreedAt: noticeHash === null ? null : createdAt,
      design: design
        ? {
            _id: design.id,
            code: design.code,
            title: design.title,
            image: picture ? imageOf(picture, design.title) : null,
          }
        : null,
      about: aboutOf(
        about,
        ownPictures.filter(({ ownerId }) => ownerId === id),
      ),
    }
  })
}

export async function readEnquiry(db: Db, id: string): Promise<Enquiry | undefined> {
  const row = await findEnquiry(db, id)
  return row && (await readEnquiries(db, [row]))[0]
}
