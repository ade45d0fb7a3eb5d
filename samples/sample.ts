import type { Design } from '#contract/design.ts'
import { pictureKind } from '#contract/file.ts'
import { type House, unknownHouse } from '#contract/house.ts'
import type { PictureKind } from '#contract/picture-kinds.ts'
import { publishingDefaults } from '#contract/publishing.ts'
import pictures from './pictures.json' with { type: 'json' }

const sets = {
  architecture: 'Architecture',
  elevation: 'Elevation',
  'floor-plan': 'Floor Plan',
  interior: 'Interior',
} as const

/** A picture that lies beside this file; `placeholder` is a tiny blurred data URL. */
export interface SamplePicture {
  file: string
  alt: string
  kind: PictureKind
  width: number
  height: number
  placeholder: string
}

/** A built-in design: as the API answers one, but with pictures of its own. */
export interface Sample extends Omit<Design, 'images' | 'createdAt' | 'updatedAt'> {
  set: keyof typeof sets | 'trending'
  images: SamplePicture[]
}

type Written = Pick<
  Sample,
  | 'code'
  | 'set'
  | 'title'
  | 'description'
  | 'shortDescription'
  | 'detailedDescription'
  | 'materials'
  | 'colors'
  | 'features'
> & {
  category: keyof typeof sets
  subcategory: string
  tags: Design['tags']
  prices: { base: number; discount?: number } | null
  /** Metres. */
  width: number
  height: number
  depth: number
  /** Square feet, built up. */
  area?: number
  featured?: boolean
  /** What its drawings say of the house. */
  house?: Partial<House>
  /** Each picture's name and what it shows. */
  pictures: Record<string, string>
}

/** A sample out of what is written about it. Its code has two dashes, which no code of the firm's own designs has. */
export function sample({
  category,
  subcategory,
  prices,
  width,
  height,
  depth,
  area,
  featured,
  house,
  pictures: shown,
  ...written
}: Written): Sample {
  return {
    ...written,
    _id: written.code.toLowerCase(),
    category: { _id: `sample-${category}`, name: sets[category], slug: category },
    categoryName: sets[category],
    subcategory: { name: subcategory, slug: subcategory.toLowerCase().replaceAll(' ', '-') },
    featured: featured ?? false,
    trending: written.set === 'trending',
    basePrice: prices?.base ?? null,
    discountPrice: prices?.discount ?? null,
    dimensions: { width, height, depth, unit: 'm' },
    area: area ?? null,
    house: house ? { ...unknownHouse, ...house } : null,
    images: Object.entries(shown).map(([name, alt]) => picture(name, alt)),
    isStatic: true,
    ...publishingDefaults,
  }
}

type Made = Omit<SamplePicture, 'file' | 'alt' | 'kind'> & { kind: string }

function picture(name: string, alt: string): SamplePicture {
  const made = (pictures as Record<string, Made>)[name]
  if (!made) throw new Error(`samples/pictures.json has no ${name}: run npm run imagery -- ${name}`)
  return { file: `samples/pictures/${name}.avif`, alt, ...made, kind: pictureKind.parse(made.kind) }
}
