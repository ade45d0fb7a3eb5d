import { isDeepStrictEqual } from 'node:util'
import type { TrashKind } from '#contract/trash.ts'
import type { Noted } from './journal.ts'

/** A kind of document that writers work on. Its whole content follows from its mark and its revision. */
export interface Kind {
  name: TrashKind
  path: string
  /** How many revisions differ; the next one is the first again. */
  revisions: number
  /** What a revision says, as a response shows it. */
  content(mark: string, revision: number): Record<string, unknown>
  /** The body that creates it, in revision 0. */
  creation(mark: string): object
  /** The body that makes it a revision. */
  change(mark: string, revision: number): object
  /** The fields of a response, as `content` names them. */
  // biome-ignore lint/suspicious/noExplicitAny: kinds differ in their documents
  read(document: any): Record<string, unknown>
  /** Where its mark stands. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  markIn(document: any): string
}

/** What documents of the trial refer to, stored before it begins. */
export interface Ground {
  categoryId: string
  /** Stored pictures. */
  pictures: string[]
}

const statuses = ['new', 'contacted', 'resolved']

/** @param ground what their documents refer to */
export function kindsOn({ categoryId, pictures }: Ground): Kind[] {
  const picture = (revision: number) => pictures[revision % pictures.length] ?? ''
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const idsOf = (images: any[]) => images.map(({ fileId }) => fileId)

  const design = (mark: string, revision: number) => ({
    title: mark,
    description: `Revision ${revision} of ${mark}`,
    basePrice: 1000 + revision,
    tags: [`r${revision}`],
    images: revision % 2 ? [picture(revision), picture(revision + 1)] : [picture(revision)],
  })
  const category = (mark: string, revision: number) => ({
    name: mark,
    description: `Revision ${revision} of ${mark}`,
    subcategories: [`One ${revision}`, 'Two', ...(revision % 2 ? ['Three'] : [])],
  })
  const categoryBody = (mark: string, revision: number) => {
    const content = category(mark, revision)
    return { ...content, subcategories: content.subcategories.map((name) => ({ name })) }
  }
  const service = (mark: string, revision: number) => ({
    title: mark,
    description: `Revision ${revision} of ${mark}`,
    icon: revision % 2 ? picture(revision) : null,
  })
  const pricing = (mark: string, revision: number) => ({
    alt: `Revision ${revision} of ${mark}`,
    status: revision % 2 ? 'draft' : 'published',
  })
  const testimonial = (mark: string, revision: number) => ({
    clientName: mark,
    content: `Revision ${revision} of ${mark}`,
    rating: 1 + (revision % 5),
    media: [picture(revision)],
    avatar: revision % 2 ? picture(revision) : null,
  })
  const banner = (mark: string, revision: number) => ({
    title: mark,
    subtitle: `Revision ${revision} of ${mark}`,
    mediaUrl: picture(revision),
    isActive: revision % 2 === 1,
  })
  const enquiry = (mark: string, revision: number) => ({
    requirement: `A house on a corner plot, says ${mark}.`,
    status: statuses[revision % statuses.length],
  })

  const kinds: { [Name in TrashKind]: Omit<Kind, 'name'> } = {
    design: {
      path: '/api/designs',
      revisions: 1000,
      content: design,
      creation: (mark) => ({ ...design(mark, 0), category: categoryId, subcategory: 'Villa' }),
      change: design,
      read: ({ title, description, basePrice, tags, images }) => ({
        ...{ title, description, basePrice, tags },
        images: idsOf(images),
      }),
      markIn: ({ title }) => title,
    },
    category: {
      path: '/api/categories',
      revisions: 1000,
      content: category,
      creation: (mark) => categoryBody(mark, 0),
      change: categoryBody,
      read: ({ name, description, subcategories }) => ({
        ...{ name, description },
        subcategories: subcategories.map((own: { name: string }) => own.name),
      }),
      markIn: ({ name }) => name,
    },
    service: {
      path: '/api/services',
      revisions: 1000,
      content: service,
      creation: (mark) => service(mark, 0),
      change: service,
      read: ({ title, description, icon }) => ({ title, description, icon: icon?.fileId ?? null }),
      markIn: ({ title }) => title,
    },
    pricing: {
      path: '/api/pricing',
      revisions: 1000,
      content: pricing,
      creation: (mark) => ({ ...pricing(mark, 0), fileId: picture(0) }),
      change: pricing,
      read: ({ alt, status }) => ({ alt, status }),
      markIn: ({ alt }) => /^Revision \d+ of (.*)$/.exec(alt)?.[1] ?? '',
    },
    testimonial: {
      path: '/api/testimonials',
      revisions: 1000,
      content: testimonial,
      creation: (mark) => testimonial(mark, 0),
      change: testimonial,
      read: ({ clientName, content, rating, media, avatar }) => ({
        ...{ clientName, content, rating },
        ...{ media: idsOf(media), avatar: avatar?.fileId ?? null },
      }),
      markIn: ({ clientName }) => clientName,
    },
    banner: {
      path: '/api/banners',
      revisions: 1000,
      content: banner,
      creation: (mark) => banner(mark, 0),
      change: banner,
      read: ({ title, subtitle, mediaUrl, isActive }) => ({ title, subtitle, mediaUrl, isActive }),
      markIn: ({ title }) => title,
    },
    enquiry: {
      path: '/api/enquiries',
      revisions: statuses.length,
      content: enquiry,
      creation: (mark) => ({
        ...{ name: 'Asha Rao', email: 'asha@example.com', state: 'Karnataka', city: 'Mysuru' },
        phone: `+91 ${7_000_000_000 + Number(/\d+$/.exec(mark)?.[0])}`,
        requirement: enquiry(mark, 0).requirement,
      }),
      change: (mark, revision) => ({ status: enquiry(mark, revision).status }),
      read: ({ requirement, status }) => ({ requirement, status }),
      markIn: ({ requirement }) => /says (.*)\.$/.exec(requirement)?.[1] ?? '',
    },
  }
  return Object.entries(kinds).map(([name, kind]) => ({ name: name as TrashKind, ...kind }))
}

/** Which revision a response shows; undefined where it is none: parts of two of them, or of another document. */
export function revisionOf(kind: Kind, { mark, may }: Noted, document: object): number | undefined {
  const content = kind.read(document)
  const possible = new Set(may.map(({ revision }) => revision))
  for (let revision = 0; revision < kind.revisions && possible.size < 50; revision++) possible.add(revision)
  return [...possible].find((revision) => isDeepStrictEqual(content, kind.content(mark, revision)))
}
