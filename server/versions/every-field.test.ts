import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BannerUpdate } from '#contract/banner.ts'
import type { CategoryUpdate } from '#contract/category.ts'
import type { DesignUpdate } from '#contract/design.ts'
import type { EnquiryUpdate } from '#contract/enquiry.ts'
import type { PricingUpdate } from '#contract/pricing.ts'
import type { ServiceUpdate } from '#contract/service.ts'
import type { SettingsUpdate } from '#contract/settings.ts'
import type { TestimonialUpdate } from '#contract/testimonial.ts'
import type { VersionedKind } from '#contract/version.ts'
import { onEachDatabase } from '#test/databases.ts'
import {
  bannerFields,
  categoryNamed,
  createdCategory,
  createdDesign,
  enquiryFields,
  serviceFields,
  testimonialFields,
  uploaded,
  uploadedPicture,
} from '#test/factories.ts'
import { video } from '#test/files/make-files.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

/** A body for each field that can be edited; one that is forgotten does not compile. */
type Changes<Update> = Record<Exclude<keyof Update, 'updatedAt' | 'removeIcon'>, object>

interface Edited {
  path: string
  changes: Record<string, object>
}

type Make = (app: TestApp) => Promise<Edited>

const madeAt = async (app: TestApp, path: string, body: object) =>
  `${path}/${(await app.post(path, body)).body._id}`

/** What every document says that can be published. */
const publishing = {
  status: { status: 'hidden' },
  publishAt: { publishAt: '2026-11-23T09:00:00+05:30' },
  unpublishAt: { unpublishAt: '2099-12-31T18:30:00Z' },
}

const kinds: Record<VersionedKind, Make> = {
  async design(app) {
    const [image, other] = [await uploadedPicture(app), await uploadedPicture(app)]
    const dimensions = { width: 12, height: 7, depth: null, unit: 'm' }
    const images = [
      { fileId: image, kind: 'plan' },
      { fileId: other, alt: 'From the street' },
    ]
    const { _id } = await createdDesign(app, { images, basePrice: 300, tags: ['court'], dimensions })
    const interior = await categoryNamed(app, 'Interior')
    return {
      path: `/api/designs/${_id}`,
      changes: {
        title: { title: 'Another house' },
        subcategory: { subcategory: 'Farmhouse' },
        category: { category: interior._id, subcategory: 'Kitchen' },
        shortDescription: { shortDescription: 'Another' },
        description: { description: 'Another one' },
        detailedDescription: { detailedDescription: 'All about another' },
        tags: { tags: ['modern'] },
        featured: { featured: true },
        trending: { trending: true },
        basePrice: { basePrice: 400.5 },
        discountPrice: { discountPrice: 200 },
        materials: { materials: ['Teak'] },
        colors: { colors: ['Ochre'] },
        features: { features: ['Well'] },
        dimensions: { dimensions: null },
        area: { area: 2000 },
        house: { house: { bedrooms: 4, plot: { width: 30, depth: 50, unit: 'ft' } } },
        images: { images: [{ fileId: other, alt: 'From the garden' }] },
        ...publishing,
      } satisfies Changes<DesignUpdate>,
    }
  },

  async category(app) {
    const [image, other] = [await uploadedPicture(app), await uploadedPicture(app)]
    const subcategories = [
      { name: 'Sheds', image },
      { name: 'Huts', description: 'Small' },
    ]
    const { _id } = await createdCategory(app, { subcategories })
    return {
      path: `/api/categories/${_id}`,
      changes: {
        name: { name: `Renamed ${_id}` },
        description: { description: 'Another' },
        inMenu: { inMenu: false },
        hideWhenEmpty: { hideWhenEmpty: true },
        displayOrder: { displayOrder: 9 },
        subcategories: { subcategories: [{ name: 'Huts', image: other }, { name: 'Barns' }] },
        ...publishing,
      } satisfies Changes<CategoryUpdate>,
    }
  },

  async service(app) {
    const icon = await uploadedPicture(app)
    return {
      path: await madeAt(app, '/api/services', serviceFields({ icon })),
      changes: {
        title: { title: 'Another service' },
        description: { description: 'Another' },
        displayOrder: { displayOrder: 5 },
        icon: { removeIcon: true },
        ...publishing,
      } satisfies Changes<ServiceUpdate>,
    }
  },

  async pricing(app) {
    const fileId = await uploadedPicture(app)
    return {
      path: await madeAt(app, '/api/pricing', { fileId }),
      changes: {
        alt: { alt: 'Fees' },
        prices: { prices: [{ item: 'Floor plan', price: '₹12,500' }] },
        note: { note: 'Without GST' },
        ...publishing,
        displayOrder: { displayOrder: 5 },
      } satisfies Changes<PricingUpdate>,
    }
  },

  async testimonial(app) {
    const [avatar, picture] = [await uploadedPicture(app), await uploadedPicture(app)]
    const fields = testimonialFields({ avatar, media: [picture, { fileId: avatar, alt: 'Ravi' }], rating: 4 })
    return {
      path: await madeAt(app, '/api/testimonials', fields),
      changes: {
        clientName: { clientName: 'Another' },
        clientRole: { clientRole: 'Owner' },
        company: { company: 'Rao & Shah' },
        content: { content: 'Another' },
        rating: { rating: null },
        isFeatured: { isFeatured: true },
        displayOrder: { displayOrder: 3 },
        media: { media: [] },
        avatar: { avatar: null },
        ...publishing,
      } satisfies Changes<TestimonialUpdate>,
    }
  },

  async banner(app) {
    const [media, other] = [await uploadedPicture(app), await uploadedPicture(app)]
    const film = await uploaded(app, 'film.mp4', video())
    return {
      path: await madeAt(app, '/api/banners', bannerFields(media, { thumbnailUrl: other })),
      changes: {
        title: { title: 'Another banner' },
        subtitle: { subtitle: 'Another' },
        mediaUrl: { mediaUrl: other },
        type: { type: 'video', mediaUrl: film },
        ctaText: { ctaText: 'Look' },
        ctaLink: { ctaLink: '/services' },
        secondaryCtaText: { secondaryCtaText: 'Call' },
        secondaryCtaLink: { secondaryCtaLink: '/about' },
        offerText: { offerText: 'Free' },
        isActive: { isActive: true },
        displayOrder: { displayOrder: 4 },
        thumbnailUrl: { thumbnailUrl: null },
        ...publishing,
      } satisfies Changes<BannerUpdate>,
    }
  },

  async enquiry(app) {
    const assignee = (await app.get('/api/auth/profile')).body._id
    return {
      path: await madeAt(app, '/api/enquiries', enquiryFields()),
      changes: {
        status: { status: 'resolved' },
        followUpOn: { followUpOn: '2026-11-30' },
        assignee: { assignee },
      } satisfies Changes<EnquiryUpdate>,
    }
  },

  async settings(app) {
    const [qrCodeUrl, logo] = [await uploadedPicture(app), await uploadedPicture(app)]
    // Once they are given no rule lets them be empty again.
    await app.put('/api/settings', { contactEmail: 'studio@example.com', contactPhone: '98765 43210' })
    return {
      path: '/api/settings',
      changes: {
        websiteName: { websiteName: 'Another' },
        contactEmail: { contactEmail: 'another@example.com' },
        contactPhone: { contactPhone: '+91 484 123 4567' },
        address: { address: 'Kochi' },
        socialMedia: { socialMedia: { instagram: 'https://instagram.com/another' } },
        paymentSettings: { paymentSettings: { upiId: 'firm@okaxis', bankDetails: { qrCodeUrl } } },
        termsAndConditions: { termsAndConditions: `<p>Terms</p>` },
        privacyPolicy: { privacyPolicy: '<p>Policy</p>' },
        aboutUs: { aboutUs: '<h2>Us</h2>' },
        metaTitle: { metaTitle: 'Houses' },
        metaDescription: { metaDescription: 'All of them' },
        maintenanceMode: { maintenanceMode: true },
        trashDays: { trashDays: 10 },
        versionDays: { versionDays: 90 },
        enquiryMonths: { enquiryMonths: 24 },
        setbacks: {
          setbacks: { rows: [{ upTo: null, front: 2, back: 1, left: 1, right: 1, coverage: 60, far: 1.5 }] },
        },
        synonyms: { synonyms: [{ said: ['kuti'], means: ['cottage'] }] },
        countVisits: { countVisits: false },
        buildRates: {
          buildRates: {
            asOf: '2026-11-01',
            excludes: 'land',
            rates: [{ name: 'Standard', from: 1900, to: 2300 }],
          },
        },
        words: { words: { 'home.hero.title': 'Homes', 'site.enquire': 'Ask' } },
        identity: {
          identity: {
            logo,
            logoOnDark: logo,
            accent: '#2f6b4f',
            openingHours: 'Mon 10–18',
            mapLink: 'https://maps.example',
          },
        },
      } satisfies Changes<SettingsUpdate>,
    }
  },
}

onEachDatabase('Restoring', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  describe.each(Object.entries(kinds))('a %s', (_kind, make) => {
    let edited: Edited
    beforeAll(async () => {
      edited = await make(app)
    })

    it('undoes a change of any field, and of all of them', async () => {
      const { path, changes } = edited
      const first = await everyAnswer(path)
      for (const [field, change] of [...Object.entries(changes), ['all', merged(changes)] as const]) {
        const saved = await app.put(path, change)
        expect([field, saved.status, saved.body.message]).toEqual([field, 200, undefined])
        const { body } = await app.get(`${path}/versions`)
        const [version] = body.data
        expect(version.fields.length).toBeGreaterThan(0)
        if (field !== 'all') expect(version.fields.map((name: string) => name.split('.')[0])).toContain(field)
        const read = await app.get(`${path}/versions/${version._id}`)
        const now = await app.get(path)
        expect(Object.keys(read.body.data).sort()).toEqual(
          Object.keys(now.status === 200 ? now.body.data : read.body.data).sort(),
        )
        const restored = await app.post(`${path}/versions/${version._id}/restore`)
        expect([field, restored.status, restored.body.message]).toEqual([field, 200, undefined])
        expect([field, await everyAnswer(path)]).toEqual([field, first])
      }
    })

    it('restores chosen fields alone', async () => {
      const { path, changes } = edited
      const [field = ''] = Object.keys(changes)
      const first = await everyAnswer(path)
      await app.put(path, merged(changes))
      const changed = await everyAnswer(path)
      const [version] = (await app.get(`${path}/versions`)).body.data
      const restore = (fields: string[]) => app.post(`${path}/versions/${version._id}/restore`, { fields })
      expect((await restore([field])).status).toBe(200)
      const [one] = (await app.get(`${path}/versions`)).body.data
      expect(one.fields).toEqual([field])
      const others = version.fields.filter((name: string) => name !== field)
      if (others.length > 0) {
        expect(await everyAnswer(path)).not.toEqual(changed)
        expect(await everyAnswer(path)).not.toEqual(first)
        expect((await restore(others)).status).toBe(200)
      }
      expect(await everyAnswer(path)).toEqual(first)
    })
  })

  /** What the API says of a document to administrator and guest, whole and in its list, but for when it was changed. */
  async function everyAnswer(path: string) {
    const id = path.split('/')[3]
    const list = path.replace(/\/[0-9a-f]{24}$/, '')
    const answers = []
    const wholeList = path.startsWith('/api/enquiries') ? list : `${list}?status=any`
    for (const [token, lists] of [
      [undefined, wholeList],
      ['', list],
    ] as const)
      for (const address of [path, lists]) {
        const { status, body } = await app.get(address, token)
        const data = Array.isArray(body.data)
          ? body.data.find(({ _id }: { _id: string }) => _id === id)
          : body.data
        answers.push([status, data && { ...data, updatedAt: undefined }])
      }
    return answers
  }
})

/** One body of them all; where two say the same field, the last has it. */
function merged(changes: Record<string, object>): object {
  return Object.assign({}, ...Object.values(changes))
}
