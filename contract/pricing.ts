import { z } from 'zod'
import { described, named } from './described.ts'
import { displayOrder, requiredText, stored, text, updatedAt } from './fields.ts'
import { fileReference, image } from './file.ts'
import { limits } from './limits.ts'
import { publishing } from './publishing.ts'

const most = limits.pricing

/** A line of a list takes no others, nor the tabs that part its columns where they are pasted. */
function withSingleSpaces(schema: z.ZodType<string, string>) {
  return schema.transform((value) => value.replaceAll(/\s+/g, ' '))
}

const pricedItem = named(
  'PricedItem',
  'A line of a price list.',
  z.object(
    {
      item: described(
        withSingleSpaces(requiredText('Item', most.item)),
        'What the price is for; a heading of the lines below it where no price is said.',
        'Floor plan, up to 1,500 sq ft',
      ),
      price: described(
        withSingleSpaces(text('Price', most.price)).refine(
          (price) => !price.includes('|'),
          'Price must not contain |',
        ),
        'The price, as it is said.',
        '₹12,500',
      ),
    },
    { error: 'A price must be an object' },
  ),
)
export type PricedItem = z.infer<typeof pricedItem>

/** What a body says and a response repeats as it is: a new field is one line here. */
const ownFields = {
  prices: described(
    z
      .array(pricedItem, { error: 'Prices must be a list' })
      .max(most.prices, `At most ${most.prices} prices are allowed`),
    'What the picture says, line by line, for whoever cannot see it or waits for it; none where nothing is said.',
    undefined,
    { maxItems: most.prices },
  ),
  note: described(
    text('Note', most.note),
    'What goes with the prices: taxes, what they include, until when they hold.',
    'Without GST of 18 %. Until 31 March 2027.',
  ),
  displayOrder,
  ...publishing,
}

const alt = described(
  text('Alternative text', limits.alt),
  "What the picture says, for whoever cannot see it; without it 'Pricing' is answered.",
  'Fees by stage of work',
)

export const pricingCreate = named(
  'PricingImageCreate',
  'A pricing image to be created.',
  z.object({
    fileId: described(
      z.preprocess(
        (value) => value ?? '',
        z.string({ error: 'File not found' }).min(1, 'No file provided').pipe(fileReference),
      ),
      'The id of a stored PNG or JPG under 5 MB, or its view address.',
      '6740a1b2c3d4e5f607182a03',
    ),
    alt: alt.optional(),
    ...z.object(ownFields).partial().shape,
  }),
)
export type PricingCreate = z.infer<typeof pricingCreate>

export const pricingUpdate = named(
  'PricingImageUpdate',
  'What is to change of a pricing image. It keeps its file: another picture is another pricing image.',
  z.object({ alt, ...ownFields, updatedAt }).partial(),
)
export type PricingUpdate = z.infer<typeof pricingUpdate>

export const pricingImage = named(
  'PricingImage',
  'A picture that shows what the firm charges.',
  z.object({ ...stored, ...image.shape, ...ownFields }),
)
export type PricingImage = z.infer<typeof pricingImage>

/** What a pricing image without a text of its own is answered with. */
export const pricingAlt = 'Pricing'

export const pricingTypes = ['image/png', 'image/jpeg'] as const
