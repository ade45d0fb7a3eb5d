import { withOtherFile } from '#contract/file-address.ts'
import type { Db } from '../database/schema.ts'

/** Has another file stand in the detailed descriptions of the designs that show it there. */
export async function replaceInDesigns(tx: Db, id: string, other: string): Promise<void> {
  const designs = await tx
    .selectFrom('design')
    .innerJoin('attachment', 'attachment.ownerId', 'design.id')
    .select(['design.id', 'detailedDescription'])
    .distinct()
    .where('fileId', '=', id)
    .where('role', '=', 'text')
    .execute()
  for (const { id: designId, detailedDescription } of designs)
    await tx
      .updateTable('design')
      .set({ detailedDescription: withOtherFile(detailedDescription, id, other) })
      .where('id', '=', designId)
      .execute()
}
