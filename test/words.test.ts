import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { placeholdersIn } from '#contract/words/fill.ts'
import { ownWords } from '#contract/words/groups.ts'
import { mostOf } from '#contract/words/settings.ts'
import { builtSite, origin } from './built-site.ts'
import { openBegunSqlite } from './databases.ts'
import {
  bannerFields,
  categoryNamed,
  createdDesign,
  testimonialFields,
  uploaded,
  uploadedPicture,
} from './factories.ts'
import { video } from './files/make-files.ts'
import { samplesOfPendables } from './pendables.ts'
import { startApp, type TestApp } from './start-app.ts'

// Some hundred pages are drawn: how busy the machine is decides nothing.
vi.setConfig({ testTimeout: 180_000 })

const contact = { contactEmail: 'studio@example.com', contactPhone: '+91 98765 43210' }
const pages = [
  '/',
  '/gallery',
  '/gallery?search=nothing-at-all',
  '/gallery?search=S-PLN-01',
  '/gallery?search=coutyard',
  '/gallery?bedrooms=1&bedrooms=3&facing=E',
  '/gallery?search=about+900+sqft',
  '/gallery?search=800+to+1000+sqft',
  '/gallery?search=more+than+800+sqft',
  '/gallery?search=1+toilet+1+car+parking',
  '/gallery?search=2+toilets+2+car+parking+30+ft+front',
  '/gallery?limit=1',
  '/gallery?page=99',
  '/category/architecture',
  '/category/interior/kitchen',
  '/category/nowhere',
  '/designs/S-TRD-01',
  '/designs/ARC-1001',
  '/designs/nowhere',
  '/about',
  '/services',
  '/pricing',
  '/contact',
  '/shortlist',
  '/s/nothing',
  '/contact?received',
  `/contact?shortlist=${'0'.repeat(32)}`,
  '/terms-and-conditions',
  '/privacy-policy',
  '/payment',
  '/payment?amount=25000&for=ARC-1001',
  '/payment-success',
  '/nowhere',
]

/** What only code in a browser says, or mails; and of a gallery without samples too, which only a firm's own build has. */
const saidLater =
  /^(list\.gallery\.empty$|mail\.|enquiry\.(thanks|received|sent|waiting|refused)|shortlist\.(failed|again|empty|gone|note|taken|undo|moved|send|sent|add\.kept|close\.|close$|offline)|site\.(top|home|failed|said\.plot\.area$|plot$|plot\.facing$)|site\.search\.(list|fits|category|tag|one|many)$|site\.(options|copy\.(done|failed)|zoom\.)|enquiry\.(hide|failed)|home\.hero\.play|list\.(failed|number$|or$)|design\.(share|whole|recent(\.\w+)?|related\.failed)$|(list|find)\.(more|previous|next|pages)$)/

/** Everything that can be said of a house of 8 × 10 m to the east, and of one of 5 × 6 m, between setbacks of a metre. */
const plots = [
  '/find',
  ...[
    'width=10&depth=12&unit=m',
    'width=12&depth=14&unit=m&facing=E&bedrooms=2&floors=1&budget=90000',
    'width=12&depth=14&unit=m&facing=W&bedrooms=4&floors=3',
    'width=12&depth=14&unit=m&facing=N',
    'width=12&depth=14&unit=m&facing=W',
    'width=12&depth=14&unit=m&facing=NE',
    'width=12&depth=11&unit=m&facing=E',
    'width=9.5&depth=14&unit=m',
    'width=31&depth=46',
    'width=11&depth=11.5&unit=m&bedrooms=3',
    'width=36&depth=38&bedrooms=3',
    'width=7.2&depth=8.2&unit=m',
    'width=5&depth=5&unit=m',
    'area=1200',
    ...['0.1+acre', '1+guntha', '5+marla', '1+kanal', '1+ground'].map((land) => `q=30x40+${land}`),
    'q=30x40+2+bath+with+a+swing',
    'q=30x40+1+bhk+2+bhk',
    ...['bedrooms=2', 'width=9', 'depth=9', 'area=999999999'],
    ...['width=wide&depth=9', 'width=0&depth=9', 'width=9&depth=1'],
    ...[`width=${'9'.repeat(16)}&depth=9`, `q=${'9'.repeat(201)}`],
  ].map((asked) => `/find?${asked}`),
  '/designs/ARC-1001?plot=30x40ft-e',
  '/designs/ARC-1001?plot=5x5m',
  '/designs/ARC-1001?plot=none',
  '/designs/ARC-1003?plot=30x40ft-e',
]

/** What is just outside of each, of houses as they are made below. */
const near = [
  '/gallery?minPrice=80000&maxPrice=90000',
  '/gallery?minPrice=110000',
  '/gallery?minPrice=2&maxPrice=1',
  '/gallery?minArea=1700',
  '/gallery?maxArea=890',
  '/gallery?bedrooms=2',
  '/gallery?bedrooms=4',
  '/gallery?search=1+bathroom',
  '/gallery?search=3+bathrooms',
  '/gallery?search=2+car+parking',
  '/gallery?search=house+without+parking',
  '/gallery?floors=1',
  '/gallery?floors=3',
  '/gallery?facing=NE',
  '/gallery?search=33x40',
  '/gallery?search=30+feet+front',
  '/gallery?bedrooms=3&tag=rustic',
  '/gallery?bedrooms=3&color=navy',
  '/gallery?bedrooms=3&picture=section',
  '/category/interior?bedrooms=3',
  '/gallery?search=landscape+renovation',
]

const names = Object.keys(ownWords)
/** What a word is known by on a page, short enough for the shortest of them. */
const mark = (name: string) => `«${names.indexOf(name)}»`

/** As long as it may be, with everything in it that could do harm as HTML, and with what stands for something. */
function overfilled(name: string): string {
  const values = placeholdersIn(ownWords[name] ?? '').map((each) => `{${each}}`)
  const text = `${mark(name)} <script>alert(1)</script> & "'\` ${values.join(' ')} औ\u{1f3e1} `
  return text.padEnd(mostOf(name), 'wide').slice(0, mostOf(name)).trim()
}

const scripts = /<script[\s\S]*?<\/script>/g

describe('Whatever the words are', () => {
  let app: TestApp
  let site: Awaited<ReturnType<typeof builtSite>>
  const shown = new Set<string>()

  beforeAll(async () => {
    app = await startApp(await openBegunSqlite(), { PUBLIC_URL: origin })
    site = await builtSite(app.dependencies)
  })
  afterAll(() => app.stop())

  async function visit(path: string) {
    const response = await site.app.request(origin + path)
    return { status: response.status, html: await response.text() }
  }

  const save = async (settings: object) => {
    const { status, body } = await app.put('/api/settings', settings)
    expect([status, body.message]).toEqual([200, undefined])
  }

  /** Sends the contact page's form as a browser without code does, and notes which words come back. */
  async function receive(fields: Record<string, string>) {
    const response = await site.app.request(`${origin}/contact`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: origin },
    })
    note(await response.text())
  }

  function note(html: string) {
    expect(html).not.toContain('<script>alert(1)')
    const text = html.replaceAll(scripts, '').replaceAll('%C2%AB', '«').replaceAll('%C2%BB', '»')
    for (const [, index] of text.matchAll(/«(\d+)»/g)) shown.add(names[Number(index)] ?? '')
  }

  /** Notes which words the pages show, and that none of them is anything but text. */
  async function look(paths = pages) {
    for (const path of paths) {
      const { status, html } = await visit(path)
      expect([path, status < 500 || status === 503]).toEqual([path, true])
      note(html)
    }
  }

  it('every page holds them at their longest, as texts', async () => {
    await save({ words: Object.fromEntries(Object.keys(ownWords).map((name) => [name, overfilled(name)])) })
    await look()
  })

  /** What is wrong with an enquiry, and the strip over each preview. */
  async function lookAtFormAndPreviews() {
    const long = { name: 101, email: 255, phone: 31, state: 101, city: 101, requirement: 2001 }
    const fields = Object.keys(long)
    await receive({})
    await receive(Object.fromEntries(fields.map((name) => [name, 'x'])))
    await receive(
      Object.fromEntries(Object.entries(long).map(([name, length]) => [name, '1'.repeat(length)])),
    )
    for (const { at, make, change } of Object.values(samplesOfPendables)) {
      const { _id } = await make(app)
      const { url } = (await app.post(`${at}/${_id}/preview`)).body
      await look([new URL(url).pathname])
      await app.put(`${at}/${_id}/draft`, change)
      await look([new URL(url).pathname])
      await app.delete(`${at}/${_id}`)
    }
  }

  it('a page brings along those of its own alone', async () => {
    const { html } = await visit('/about')
    expect(html).toContain(mark('about.lead'))
    const others = names.filter((name) => !/^(about|site|enquiry)\./.test(name))
    expect(others.filter((name) => html.includes(mark(name)))).toEqual([])
    expect((await visit('/')).html).toContain(mark('home.trending'))
  })

  it('every word stands somewhere', async () => {
    // Of samples alone all fit, or one.
    await look(['/find?q=100x100', '/find?q=30x40'])
    await save({
      ...contact,
      enquiryMonths: 1,
      socialMedia: { instagram: 'https://instagram.com/firm' },
      identity: { openingHours: 'Mon', mapLink: 'https://maps.example' },
      paymentSettings: {
        razorpayLink: 'https://pay.example/firm',
        upiId: 'firm@okaxis',
        bankDetails: {
          accountHolderName: 'A',
          accountNumber: '1',
          ifscCode: 'HDFC0001234',
          bankName: 'B',
          branchName: 'C',
        },
      },
    })
    const row = { upTo: null, front: 1, back: 1, left: 1, right: 1, coverage: 50, far: 1.2 }
    await save({ setbacks: { rows: [row] } })
    const plot = { width: 30, depth: 40 }
    const house = { plot, bathrooms: 2, facing: 'E', parking: 1, vastu: 'yes' }
    const details = {
      house,
      area: 900,
      features: ['Well'],
      materials: ['Teak'],
      colors: ['Ochre'],
      detailedDescription: 'Shade. '.repeat(300),
    }
    const metres = (width: number, depth: number) => ({ width, height: null, depth, unit: 'm' })
    await createdDesign(app, {
      ...{ ...details, dimensions: metres(8, 10), area: 1600, basePrice: 100_000 },
      house: { ...house, bedrooms: 3, floors: 2 },
    })
    await createdDesign(app, { title: 'A house on 5 x 5 m', dimensions: metres(5, 6) })
    for (const [unit, vastu, facing] of [
      ['in', 'no', 'any'],
      ['cm', 'on-request', 'N'],
    ]) {
      const all = { house: { plot: { width: 900, depth: 1200, unit }, vastu, facing } }
      const made = await createdDesign(app, all)
      await look([`/designs/${made.code}`])
    }
    await createdDesign(app)
    await look(plots)
    await save({
      buildRates: {
        asOf: '2026-11-01',
        excludes: 'land',
        rates: [{ name: 'Standard', from: 1900, to: 2300 }],
      },
    })
    const [image, sheet] = [await uploadedPicture(app), await uploadedPicture(app)]
    const dimensions = { width: 12, height: 7, depth: 5, unit: 'm' }
    for (const flags of [{ featured: true }, { trending: true }, {}])
      await createdDesign(app, {
        ...flags,
        ...details,
        images: [image],
        dimensions,
        basePrice: 300,
        discountPrice: 200,
      })
    const kinds = ['photo', 'model', 'plan', 'elevation', 'section']
    const images = await Promise.all(
      kinds.map(async (kind, index) => ({ fileId: await uploadedPicture(app, 64 + index), kind })),
    )
    const { code } = await createdDesign(app, { basePrice: null, images })
    for (let count = 0; count < 24; count++) await createdDesign(app)
    await app.post('/api/pricing', { fileId: sheet, prices: [{ item: 'Plan', price: '₹1' }] })
    for (const name of ['Landscape', 'Renovation', 'Furniture', 'Commercial', 'Institutional', 'Hospitality'])
      await createdDesign(app, {
        category: (await app.post('/api/categories', { name, subcategories: [{ name: 'Villa' }] })).body._id,
      })
    const { _id: category } = await categoryNamed(app, 'Renovation')
    for (let count = 0; count < 2; count++) await createdDesign(app, { category })
    const banner = bannerFields(await uploadedPicture(app), { isActive: true })
    for (let count = 0; count < 2; count++) await app.post('/api/banners', banner)
    const [service] = (await app.get('/api/services')).body.data
    await app.post(
      '/api/testimonials',
      testimonialFields({
        content: 'Words '.repeat(100),
        rating: 4,
        media: [
          { type: 'image', fileId: await uploadedPicture(app) },
          { type: 'video', fileId: await uploaded(app, 'film.mp4', video()) },
        ],
      }),
    )
    const chosen = (await app.get('/api/designs')).body.data.map(({ _id }: { _id: string }) => _id)
    const { key, editKey } = (
      await app.post('/api/shortlists', { designs: [...chosen.slice(0, 3), 'S-PLN-01'], by: 'Asha' })
    ).body
    await app.delete(`/api/designs/${chosen[0]}`)
    await look([`/s/${key}`])
    await app.put(`/api/shortlists/${key}`, { remove: [...chosen, 'S-PLN-01'], comment: 'Yes' })
    await app.put(`/api/shortlists/${key}`, { editKey })
    await look([
      ...pages,
      `/s/${key}`,
      '/find',
      '/find?q=30x40&budget=9000000&budgetFor=building',
      '/find?q=30x40&page=9',
      '/gallery?category=architecture',
      '/gallery?page=2',
      `/designs/${code}`,
      '/category/landscape',
      '/category/renovation',
      ...near,
      `/contact?service=${service._id}`,
    ])
    const banners = (await app.get('/api/banners')).body.data
    for (const { _id } of banners) await app.delete(`/api/banners/${_id}`)
    await save({ address: 'Mysuru', identity: { mapLink: '', openingHours: '' }, enquiryMonths: 12 })
    await save({ paymentSettings: { razorpayLink: '' } })
    for (const { _id } of (await app.get('/api/services')).body.data) await app.delete(`/api/services/${_id}`)
    await look()
    await lookAtFormAndPreviews()
    await save({ termsAndConditions: '<p>Half first.</p>', privacyPolicy: '<p>We keep nothing.</p>' })
    await look(['/terms-and-conditions', '/privacy-policy'])
    await save({ maintenanceMode: true })
    await look(['/'])
    await save({ maintenanceMode: false })
    const unseen = Object.keys(ownWords).filter((name) => !shown.has(name) && !saidLater.test(name))
    expect(unseen).toEqual([])
  })
})

it('a side that no design has is taken away by its name', async () => {
  const app = await startApp(await openBegunSqlite(), { PUBLIC_URL: origin })
  const site = await builtSite(app.dependencies)
  try {
    await createdDesign(app, { house: { facing: 'N' } })
    const html = await (await site.app.request(`${origin}/gallery?facing=E`)).text()
    expect(html).toContain('Facing east')
  } finally {
    await app.stop()
  }
})

it('pages without any changed word are as they would be without words', async () => {
  const app = await startApp(await openBegunSqlite(), { PUBLIC_URL: origin })
  const site = await builtSite(app.dependencies)
  const html = async (path: string) => {
    const text = await (await site.app.request(origin + path)).text()
    // When the firm's settings were last saved stands in the address of the site's picture.
    const savedAt = /(?<=\/share\/site\.jpg\?v=)\w+/g
    return text
      .replaceAll(/nonce="[^"]*"/g, '')
      .replaceAll(savedAt, '')
      .replaceAll(scripts, '')
  }
  try {
    const before = await Promise.all(pages.map(html))
    await app.put('/api/settings', {
      words: Object.fromEntries(Object.keys(ownWords).map((name) => [name, 'Other'])),
    })
    expect(await Promise.all(pages.map(html))).not.toEqual(before)
    await app.put('/api/settings', {
      words: Object.fromEntries(Object.keys(ownWords).map((name) => [name, ''])),
    })
    expect(await Promise.all(pages.map(html))).toEqual(before)
  } finally {
    await app.stop()
  }
})
