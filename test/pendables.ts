import type { PublishedKind } from '#contract/publishing.ts'
import {
  bannerFields,
  createdCategory,
  createdDesign,
  serviceFields,
  testimonialFields,
  uploadedPicture,
} from './factories.ts'
import type { TestApp } from './start-app.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test reads any document's fields
type Document = any

interface Sample {
  /** What its addresses begin with. */
  at: string
  /** Makes a document of the kind. */
  make(app: TestApp): Promise<Document>
  /** A change of it, and one of another field. */
  change: Record<string, unknown>
  other: Record<string, unknown>
  /** What the rules of the kind refuse, and what they say. */
  wrong: [body: object, message: string]
  /** A change that shows this file, where the kind can show another. */
  showing?(fileId: string): object
}

const madeAt = async (app: TestApp, path: string, body: object) => (await app.post(path, body)).body

/** One of each kind of document that can have pending changes. */
export const samplesOfPendables: Record<PublishedKind, Sample> = {
  design: {
    at: '/api/designs',
    make: (app) => createdDesign(app),
    change: { title: 'Prepared house' },
    other: { area: 1200 },
    wrong: [{ category: 'ffffffffffffffffffffffff' }, 'Category not found'],
    showing: (fileId) => ({ images: [{ fileId }] }),
  },
  category: {
    at: '/api/categories',
    make: (app) => createdCategory(app, { subcategories: [{ name: 'Court' }] }),
    change: { description: 'Prepared description' },
    other: { inMenu: false },
    wrong: [{ name: 'Interior' }, 'A category with this name already exists'],
    showing: (fileId) => ({ subcategories: [{ name: 'Court', image: { fileId } }] }),
  },
  service: {
    at: '/api/services',
    make: (app) => madeAt(app, '/api/services', serviceFields()),
    change: { title: 'Prepared service' },
    other: { description: 'Another' },
    wrong: [{ title: 'ab' }, 'Title must be at least 3 characters'],
    showing: (fileId) => ({ icon: { fileId } }),
  },
  pricing: {
    at: '/api/pricing',
    make: async (app) => madeAt(app, '/api/pricing', { fileId: await uploadedPicture(app) }),
    change: { alt: 'Prepared fees' },
    other: { displayOrder: 7 },
    wrong: [{ displayOrder: 1.5 }, 'Display order must be a whole number'],
  },
  testimonial: {
    at: '/api/testimonials',
    make: (app) => madeAt(app, '/api/testimonials', testimonialFields()),
    change: { content: 'Prepared praise' },
    other: { company: 'Rao & Shah' },
    wrong: [{ rating: 9 }, 'Rating must be between 1 and 5'],
    showing: (fileId) => ({ avatar: { fileId } }),
  },
  banner: {
    at: '/api/banners',
    make: async (app) => madeAt(app, '/api/banners', bannerFields(await uploadedPicture(app))),
    change: { subtitle: 'Prepared banner' },
    other: { displayOrder: 7 },
    wrong: [{ ctaLink: 'javascript:alert(1)' }, 'Please enter a valid link'],
    showing: (fileId) => ({ mediaUrl: fileId }),
  },
}

export const pendableSamples = Object.entries(samplesOfPendables) as [PublishedKind, Sample][]
