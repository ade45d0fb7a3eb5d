import { signedInApi } from './api.ts'

/** What a design of the odd content is called by, and where it is shown. */
interface OddDesign {
  _id: string
  code: string
  title: string
  path: string
}

export interface OddContent {
  /** Twelve; the last two have no designs. */
  categories: { _id: string; slug: string; name: string; path: string }[]
  designs: Record<keyof typeof oddDesigns, OddDesign>
}

/** Names beside those of the starter content: short, long, of one long word, in Devanagari. */
const furtherCategories = [
  'Gardens and courtyards',
  'आंगन और बरामदे',
  'Hospitals, clinics and other places of care',
  'Shops',
  'Conservation',
  'Schools and colleges',
  'घर',
  'Not begun yet',
]

/** The proportions that clients' pictures come in. */
const shapes = [
  [96, 64],
  [80, 60],
  [50, 100],
  [120, 40],
  [64, 64],
]

const oddDesigns = {
  short: { title: 'Fig', images: 1 },
  long: {
    title:
      'House of a title so long that a hundred and forty letters go into it, with a court, two stairs, a well, a mango tree, a swing and a high wall.',
    images: 5,
    basePrice: 23456789,
    discountPrice: 19999999,
  },
  word: {
    title: 'Wohnungsbaugenossenschaftsverwaltungsgebäudedach',
    images: 3,
    basePrice: 45000,
    discountPrice: 45000,
  },
  devanagari: {
    title: 'दो आंगन वाला घर, नासिक',
    images: 3,
    basePrice: 310000,
    description: 'चार कमरे, दो आंगन और एक कुआं।',
  },
  pictures: { title: 'Looked at from every side', images: 30, basePrice: 520000, discountPrice: 415000 },
  bare: { title: 'Nothing said, nothing shown', images: 0 },
  free: { title: 'Given away', images: 2, basePrice: 0 },
  plot: {
    title: '40 × 60 corner plot, 4BHK with a shop below',
    images: 2,
    basePrice: 18500,
    area: 2380,
    dimensions: { width: 40, height: 33, depth: 60, unit: 'ft' },
  },
  brim: {
    title: 'Every field filled to its brim',
    images: 4,
    basePrice: 98765432,
    discountPrice: 2,
    area: 98765,
    shortDescription: 'As long as a short text may be. '.repeat(6),
    description: 'Says more than anybody reads. '.repeat(30),
    detailedDescription: 'Room after room, with its floor, its light and its view. '.repeat(60),
    tags: numbered(20, 'Tag'),
    materials: numbered(16, 'A material of many words'),
    colors: ['white', 'no such colour', '#345f4c', ...numbered(9, 'Shade')],
    features: numbered(16, 'A feature that needs more than one line of a phone to be told in full'),
    dimensions: { width: 234567.89, height: 0.25, depth: 88888, unit: 'cm' },
  },
} satisfies Record<string, { title: string; images: number } & Record<string, unknown>>

const oddBanners = [
  { title: 'Guesthouses', width: 160, height: 120 },
  { title: 'आंगनवाले घर', width: 120, height: 240, subtitle: 'घर जो सांस लेते हैं' },
  {
    title: 'Three',
    width: 300,
    height: 90,
    subtitle: 'A line under the title that is far longer than it'.repeat(2),
  },
  {
    title: 'A title that will not come to its end before it has filled three lines or four',
    width: 100,
    height: 100,
  },
  {
    title: 'Verwaltungsgebäude',
    width: 300,
    height: 90,
    subtitle: 'www.guesthousesandcourtyardsofthewholeofthekonkan.example',
  },
]

/** Fills the product with the content that firms really have: too much, too little, too long and too wide of it. */
export async function fillOddContent(url: string): Promise<OddContent> {
  const api = await signedInApi(url)
  for (const name of furtherCategories)
    await api.post('/api/categories', {
      name,
      description: `${name}: what there is of it.`,
      subcategories: [{ name: 'The first part of it' }, { name: 'दूसरा' }],
    })
  const categories = await everyCategory()
  const pictures = await Promise.all(
    Array.from({ length: 30 }, (_, index) => {
      const [width = 96, height = 64] = shapes[index % shapes.length] ?? []
      return api.picture(width, height, shade(index))
    }),
  )
  const designs = await addDesigns()
  await Promise.all([...oddBanners.map(addBanner), ...numbered(7, 'Client').map(addTestimonial)])
  return { categories, designs }

  async function everyCategory(): Promise<
    (OddContent['categories'][number] & { subcategories: { name: string }[] })[]
  > {
    const all = await api.read('/api/categories')
    return all.map((category: { slug: string }) => ({ ...category, path: `/category/${category.slug}` }))
  }

  async function addDesigns() {
    const filled = categories.slice(0, -2)
    const added: Partial<OddContent['designs']> = {}
    for (const [index, [key, { images, ...fields }]] of Object.entries(oddDesigns).entries()) {
      const category = filled[index % filled.length]
      const design = await api.post('/api/designs', {
        ...fields,
        category: category?._id,
        subcategory: category?.subcategories[0]?.name,
        featured: index % 2 === 0,
        trending: index % 3 !== 1,
        images: pictures.slice(0, images).map((fileId) => ({ fileId })),
      })
      const { _id, code, title } = design.data ?? design
      added[key as keyof typeof oddDesigns] = { _id, code, title, path: `/designs/${code}` }
    }
    // The tenth category is not to be one of the empty ones.
    await api.post('/api/designs', {
      title: 'Second of its name',
      category: filled.at(-1)?._id,
      subcategory: filled.at(-1)?.subcategories[1]?.name,
      images: [],
    })
    return added as OddContent['designs']
  }

  async function addBanner({ width, height, ...texts }: (typeof oddBanners)[number], index: number) {
    await api.post('/api/banners', {
      ...texts,
      type: 'image',
      mediaUrl: await api.picture(width * 4, height * 4, shade(index * 5)),
      isActive: true,
      ctaText: 'Explore Designs',
      ctaLink: '/gallery',
      secondaryCtaText: 'Book Free Consultation',
      secondaryCtaLink: '/contact',
      offerText: index % 2 ? 'Until the monsoon, or until the drawing board is full' : '',
    })
  }

  function addTestimonial(name: string, index: number) {
    return api.post('/api/testimonials', {
      clientName: index % 2 ? 'Z' : `${name} of a name with two surnames and a house`,
      clientRole: 'Stands here for a look at the page',
      isFeatured: index < 3,
      content: 'Words that are here so that the page has some. '.repeat(1 + index * 2),
      rating: index % 6 || null,
    })
  }
}

function numbered(count: number, word: string): string[] {
  return Array.from({ length: count }, (_, index) => `${word} ${index + 1}`)
}

/** A colour of its own for each number, so that no two pictures are the same file. */
function shade(number: number): string {
  return `#${(0x7a4b3c + number * 0x040506).toString(16)}`
}
