import type { DesignImage } from '#contract/file.ts'
import { viewUrl } from '#contract/file-address.ts'
import type { Sample, SampleSummary } from '#contract/sample.ts'
import { samples } from '#samples/designs.ts'
import type { SamplePicture } from '#samples/sample.ts'
import type { Db } from '../database/schema.ts'
import { builtInId, madeAt } from '../files/built-in.ts'
import { type Scope, whatVisitorsSee } from '../publishing/scope.ts'
import { findPlaces, type Place } from './repository.ts'

/** The samples that are shown: those of the categories that have no design of the firm's own yet, and do not hide for it. */
export async function readSamples(db: Db): Promise<SampleSummary[]> {
  const places = await placesOf(db, samples)
  return samples
    .filter(({ category }) => places.get(category.slug)?.isEmpty)
    .map((sample) => {
      const { detailedDescription: _, ...summary } = placed(documentOf(sample), places)
      return summary
    })
}

/**
 * One sample by id or code, in any letter case, whether it is shown or has stepped aside. Its category is called as it was
 * at first.
 */
export function readSample(idOrCode: string): Sample | undefined {
  const sought = idOrCode.toLowerCase()
  const found = samples.find(({ _id, code }) => _id === sought || code.toLowerCase() === sought)
  return found && documentOf(found)
}

/** The same in its category as that is now, but for one of a category that is not public. That of one which was deleted stays. */
export async function readPublicSample(db: Db, idOrCode: string): Promise<Sample | undefined> {
  const [sample] = await readSamplesNamed(db, [idOrCode], whatVisitorsSee)
  return sample
}

/** Several, each by id or code, in their categories as those are now; of the scope of visitors those that they see. */
export async function readSamplesNamed(
  db: Db,
  idsOrCodes: string[],
  { onlyPublic }: Scope,
): Promise<Sample[]> {
  const found = idsOrCodes.flatMap((name) => readSample(name) ?? [])
  if (found.length === 0) return []
  const places = await placesOf(db, found)
  return found
    .filter(({ category }) => !onlyPublic || places.get(category.slug)?.isPublic !== false)
    .map((sample) => placed(sample, places))
}

function placesOf(db: Db, all: readonly Pick<Sample, 'category'>[]) {
  return findPlaces(db, [...new Set(all.map(({ category }) => category.slug))])
}

/** A subcategory that is no more is called as it was. */
function placed(sample: Sample, places: ReadonlyMap<string, Place>): Sample {
  const place = places.get(sample.category.slug)
  if (!place) return sample
  const { category, subcategories } = place
  const subcategory = subcategories.get(sample.subcategory.slug) ?? sample.subcategory
  return { ...sample, category, categoryName: category.name, subcategory }
}

function documentOf({ images, ...sample }: (typeof samples)[number]): Sample {
  return { ...sample, images: images.map(imageOf), createdAt: madeAt, updatedAt: madeAt }
}

function imageOf({ file, ...picture }: SamplePicture): DesignImage {
  const fileId = builtInId(file)
  return { fileId, url: viewUrl(fileId), ...picture }
}
