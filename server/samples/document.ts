import type { DesignImage } from '#contract/file.ts'
import { viewUrl } from '#contract/file-address.ts'
import type { Sample, SampleSummary } from '#contract/sample.ts'
import { samples } from '#samples/designs.ts'
import type { SamplePicture } from '#samples/sample.ts'
import type { Db } from '../database/schema.ts'
import { builtInId, madeAt } from '../files/built-in.ts'
import { listEmptyCategories, notPublicOf } from './repository.ts'

/** The samples that are shown: those of the categories that have no design of the firm's own yet, and do not hide for it. */
export async function readSamples(db: Db): Promise<SampleSummary[]> {
  const empty = new Set((await listEmptyCategories(db)).map(({ slug }) => slug))
  return samples
    .filter(({ category }) => empty.has(category.slug))
    .map((sample) => {
      const { detailedDescription: _, ...summary } = documentOf(sample)
      return summary
    })
}

/** One sample by id or code, in any letter case, whether it is shown or has stepped aside. */
export function readSample(idOrCode: string): Sample | undefined {
  const sought = idOrCode.toLowerCase()
  const found = samples.find(({ _id, code }) => _id === sought || code.toLowerCase() === sought)
  return found && documentOf(found)
}

/** The same, but for one of a category that is not public. That of one which was deleted stays. */
export async function readPublicSample(db: Db, idOrCode: string): Promise<Sample | undefined> {
  const [sample] = await readPublicSamples(db, [idOrCode])
  return sample
}

/** Several, each by id or code; those that visitors do not see are left out. */
export async function readPublicSamples(db: Db, idsOrCodes: string[]): Promise<Sample[]> {
  const found = idsOrCodes.flatMap((name) => readSample(name) ?? [])
  if (found.length === 0) return []
  const notPublic = await notPublicOf(db, [...new Set(found.map(({ category }) => category.slug))])
  return found.filter(({ category }) => !notPublic.has(category.slug))
}

function documentOf({ images, ...sample }: (typeof samples)[number]): Sample {
  return { ...sample, images: images.map(imageOf), createdAt: madeAt, updatedAt: madeAt }
}

function imageOf({ file, ...picture }: SamplePicture): DesignImage {
  const fileId = builtInId(file)
  return { fileId, url: viewUrl(fileId), ...picture }
}
