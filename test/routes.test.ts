import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pendables } from '#server/pending/kinds.ts'
import { editables } from '#server/versions/kinds.ts'
import { onEachDatabase, openBegunSqlite } from './databases.ts'
import { expectError } from './expect-response.ts'
import {
  bannerFields,
  createdDesign,
  enquiryFields,
  jpeg,
  serviceFields,
  shownNotice,
  signedInAccount,
  testimonialFields,
  uploadedPicture,
} from './factories.ts'
import { samplesOfPendables } from './pendables.ts'
import { adminLogin, startApp, type TestApp, type TestResponse } from './start-app.ts'
import { smallChanges, withVersion } from './with-version.ts'

interface Row {
  name: string
  /** Method and address; a name in braces stands for the id of what it names. */
  route: string
  body?: unknown
  /** The status that a guest, a signed-in non-admin and an administrator get, one after another. */
  statuses: [guest: number, nonAdmin: number, admin: number]
  /** What the administrator's response holds. */
  content: unknown
  /** What the record of changes says of the administrator's call. */
  records?: [kind: string, action: string]
}

const _id = expect.stringMatching(/^[0-9a-f]{24}$/)
const one = (data: object) => ({ success: true, data: expect.objectContaining(data) })
const list = (data: object) => ({
  success: true,
  data: expect.arrayContaining([expect.objectContaining(data)]),
  pagination: { page: 1, limit: 100, total: expect.any(Number), pages: 1 },
})
const gone = { success: true, data: { _id } }
const fileRoute = '/v1/storage/buckets/media/files'

/** Of each kind of document that has versions: their list, one of them, and the way back. */
const versionRows = Object.values(editables).flatMap(({ kind, path }): Row[] => {
  const at = `/api${path.replace('{id}', `{${kind}}`)}/versions`
  const statuses: Row['statuses'] = [401, 403, 200]
  const fields = Object.keys(smallChanges[kind])
  const before = { [fields[0] ?? '']: expect.not.stringMatching('resolved|Was another') }
  return [
    { name: `${kind} versions`, route: `GET ${at}`, statuses, content: list({ _id, fields }) },
    { name: `${kind} version`, route: `GET ${at}/{${kind}Version}`, statuses, content: one({}) },
    {
      name: `restore ${kind}`,
      route: `POST ${at}/{${kind}Version}/restore`,
      statuses,
      content: kind === 'design' ? { area: null } : before,
      records: [kind, 'updated'],
    },
  ]
})

/** Of each kind of document that can have pending changes: keeping, reading, discarding, and publishing what is gone by then; its previews. */
const pendingRows = pendables.flatMap(({ kind, path }): Row[] => {
  const at = `/api${path.replace('{id}', `{${kind}}`)}/draft`
  const { change } = samplesOfPendables[kind]
  const statuses: Row['statuses'] = [401, 403, 200]
  return [
    {
      name: `keep ${kind} for later`,
      route: `PUT ${at}`,
      body: change,
      statuses,
      content: { _id, ...change, pending: { fields: Object.keys(change) } },
      records: [kind, 'changes-prepared'],
    },
    { name: `pending ${kind}`, route: `GET ${at}`, statuses, content: one(change) },
    {
      name: `discard changes of ${kind}`,
      route: `DELETE ${at}`,
      statuses,
      content: gone,
      records: [kind, 'changes-discarded'],
    },
    {
      name: `publish changes of ${kind} that are gone`,
      route: `POST ${at}/publish`,
      statuses: [401, 403, 404],
      content: { message: 'There are no pending changes' },
    },
    {
      name: `preview ${kind}`,
      route: `POST ${at.replace('/draft', '/preview')}`,
      statuses: [401, 403, 201],
      content: { url: expect.stringMatching(/\/preview\/[\w-]{43}$/), expiresAt: expect.any(String) },
      records: [kind, 'preview-made'],
    },
    {
      name: `preview links of ${kind}`,
      route: `GET ${at.replace('/draft', '/preview')}`,
      statuses,
      content: one({ count: 1 }),
    },
    {
      name: `end previews of ${kind}`,
      route: `DELETE ${at.replace('/draft', '/preview')}`,
      statuses,
      content: gone,
      records: [kind, 'preview-ended'],
    },
  ]
})

const rows: Row[] = [
  ...versionRows,
  ...pendingRows,
  {
    name: 'what waits',
    route: 'GET /api/pending',
    statuses: [401, 403, 200],
    content: { success: true, data: [] },
  },
  {
    name: 'a preview that has ended',
    route: 'GET /api/previews/{picture}',
    statuses: [404, 404, 404],
    content: { message: 'This preview has ended' },
  },
  { name: 'health', route: 'GET /api/health', statuses: [200, 200, 200], content: { status: 'ok' } },
  { name: 'ready', route: 'GET /api/ready', statuses: [200, 200, 200], content: { status: 'ready' } },
  {
    name: 'system',
    route: 'GET /api/system',
    statuses: [401, 403, 200],
    content: one({ mail: 'off', certificate: null }),
  },
  {
    name: 'test mail without a mail server',
    route: 'POST /api/system/test-mail',
    statuses: [401, 403, 409],
    content: { code: 'mail-off' },
  },
  {
    name: 'API document',
    route: 'GET /api/openapi.json',
    statuses: [200, 200, 200],
    content: { openapi: '3.1.0' },
  },
  {
    name: 'API page',
    route: 'GET /api/docs',
    statuses: [200, 200, 200],
    content: expect.stringContaining('<!doctype html>'),
  },

  {
    name: 'finder',
    route: 'GET /api/finder?width=30&depth=40',
    statuses: [200, 200, 200],
    content: expect.objectContaining({ success: true, data: expect.any(Array), near: expect.any(Number) }),
  },
  {
    name: 'samples',
    route: 'GET /api/samples',
    statuses: [200, 200, 200],
    content: { success: true, data: expect.any(Array) },
  },
  {
    name: 'suggestions',
    route: 'GET /api/suggestions?q=court',
    statuses: [200, 200, 200],
    content: { success: true, data: expect.any(Array) },
  },
  {
    name: 'counts of samples',
    route: 'GET /api/samples/facets',
    statuses: [200, 200, 200],
    content: one({ categories: expect.any(Array) }),
  },
  {
    name: 'one sample',
    route: 'GET /api/samples/{sample}',
    statuses: [200, 200, 200],
    content: one({ code: 'S-PLN-01', isStatic: true }),
  },

  {
    name: 'share a shortlist',
    route: 'POST /api/shortlists',
    body: { designs: ['{design}'] },
    statuses: [201, 201, 201],
    content: {
      _id,
      key: expect.any(String),
      url: expect.stringMatching(/\/s\/\w{32}$/),
      editKey: expect.any(String),
    },
  },
  {
    name: 'shortlist',
    route: 'GET /api/shortlists/{shortlist}',
    statuses: [200, 200, 200],
    content: one({ _id, isClosed: false, designs: [expect.objectContaining({ code: 'S-PLN-01' })] }),
  },
  {
    name: 'change a shortlist',
    route: 'PUT /api/shortlists/{shortlist}',
    body: { comment: 'The first one.', by: 'Asha' },
    statuses: [200, 200, 200],
    content: { _id, comments: expect.arrayContaining([expect.objectContaining({ by: 'Asha' })]) },
  },
  {
    name: 'share picture of a shortlist',
    route: 'GET /share/s/{shortlist}',
    statuses: [200, 200, 200],
    content: expect.any(String),
  },

  {
    name: 'sitemap',
    route: 'GET /sitemap.xml',
    statuses: [200, 200, 200],
    content: expect.stringContaining('<urlset'),
  },
  {
    name: 'robots',
    route: 'GET /robots.txt',
    statuses: [200, 200, 200],
    content: expect.stringContaining('Disallow: /admin'),
  },
  ...['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'].map(
    (name): Row => ({
      name,
      route: `GET /${name}`,
      statuses: [200, 200, 200],
      content: expect.any(String),
    }),
  ),
  {
    name: 'share picture',
    route: 'GET /share/{design}',
    statuses: [200, 200, 200],
    content: expect.any(String),
  },

  {
    name: 'designs',
    route: 'GET /api/designs',
    statuses: [200, 200, 200],
    content: list({ _id, code: 'ARC-1001' }),
  },
  {
    name: 'random designs',
    route: 'GET /api/designs/random',
    statuses: [200, 200, 200],
    content: { success: true, data: expect.arrayContaining([expect.objectContaining({ _id })]) },
  },
  {
    name: 'design facets',
    route: 'GET /api/designs/facets',
    statuses: [200, 200, 200],
    content: one({
      categories: expect.arrayContaining([{ slug: 'architecture', count: expect.any(Number) }]),
    }),
  },
  { name: 'design', route: 'GET /api/designs/{design}', statuses: [200, 200, 200], content: one({ _id }) },
  {
    name: 'create design',
    route: 'POST /api/designs',
    body: { title: 'Step well house', category: '{category}', subcategory: 'Villa' },
    statuses: [401, 403, 201],
    content: { _id, title: 'Step well house' },
    records: ['design', 'created'],
  },
  {
    name: 'change design',
    route: 'PUT /api/designs/{design}',
    body: { featured: true },
    statuses: [401, 403, 200],
    content: { _id, featured: true },
    records: ['design', 'updated'],
  },
  {
    name: 'delete design',
    route: 'DELETE /api/designs/{design}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['design', 'deleted'],
  },

  {
    name: 'categories',
    route: 'GET /api/categories',
    statuses: [200, 200, 200],
    content: list({ name: 'Interior', slug: 'interior' }),
  },
  {
    name: 'category',
    route: 'GET /api/categories/{category}',
    statuses: [200, 200, 200],
    content: one({ _id }),
  },
  {
    name: 'create category',
    route: 'POST /api/categories',
    body: { name: 'Landscape', subcategories: [{ name: 'Terrace' }] },
    statuses: [401, 403, 201],
    content: { _id, slug: 'landscape', subcategories: [expect.objectContaining({ slug: 'terrace' })] },
    records: ['category', 'created'],
  },
  {
    name: 'change category',
    route: 'PUT /api/categories/{unusedCategory}',
    body: { description: 'Changed' },
    statuses: [401, 403, 200],
    content: { _id, description: 'Changed' },
    records: ['category', 'updated'],
  },
  {
    name: 'order categories',
    route: 'PUT /api/categories/order',
    body: { ids: ['{category}'] },
    statuses: [401, 403, 200],
    content: { success: true, data: expect.arrayContaining([expect.objectContaining({ _id })]) },
    records: ['category', 'ordered'],
  },
  {
    name: 'delete category',
    route: 'DELETE /api/categories/{unusedCategory}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['category', 'deleted'],
  },

  {
    name: 'services',
    route: 'GET /api/services',
    statuses: [200, 200, 200],
    content: list({ title: 'Floor planning' }),
  },
  { name: 'service', route: 'GET /api/services/{service}', statuses: [200, 200, 200], content: one({ _id }) },
  {
    name: 'create service',
    route: 'POST /api/services',
    body: serviceFields(),
    statuses: [401, 403, 201],
    content: { _id, ...serviceFields() },
    records: ['service', 'created'],
  },
  {
    name: 'change service',
    route: 'PUT /api/services/{service}',
    body: { title: 'Changed' },
    statuses: [401, 403, 200],
    content: { _id, title: 'Changed' },
    records: ['service', 'updated'],
  },
  {
    name: 'order services',
    route: 'PUT /api/services/order',
    body: { ids: ['{service}'] },
    statuses: [401, 403, 200],
    content: { success: true, data: expect.arrayContaining([expect.objectContaining({ _id })]) },
    records: ['service', 'ordered'],
  },
  {
    name: 'delete service',
    route: 'DELETE /api/services/{service}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['service', 'deleted'],
  },

  { name: 'pricing', route: 'GET /api/pricing', statuses: [200, 200, 200], content: list({ _id }) },
  {
    name: 'create pricing image',
    route: 'POST /api/pricing',
    body: { fileId: '{picture}', url: 'https://elsewhere.example/picture.jpg' },
    statuses: [401, 403, 201],
    content: { _id, url: expect.stringMatching(/^\/v1\/storage\/.*\/view\?project=portfolio$/) },
    records: ['pricing', 'created'],
  },
  {
    name: 'change pricing image',
    route: 'PUT /api/pricing/{pricing}',
    body: { alt: 'Fees by stage' },
    statuses: [401, 403, 200],
    content: { _id, alt: 'Fees by stage' },
    records: ['pricing', 'updated'],
  },
  {
    name: 'order pricing images',
    route: 'PUT /api/pricing/order',
    body: { ids: ['{pricing}'] },
    statuses: [401, 403, 200],
    content: { success: true, data: expect.arrayContaining([expect.objectContaining({ _id })]) },
    records: ['pricing', 'ordered'],
  },
  {
    name: 'delete pricing image',
    route: 'DELETE /api/pricing/{pricing}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['pricing', 'deleted'],
  },

  {
    name: 'testimonials',
    route: 'GET /api/testimonials',
    statuses: [200, 200, 200],
    content: list(testimonialFields()),
  },
  {
    name: 'testimonial',
    route: 'GET /api/testimonials/{testimonial}',
    statuses: [200, 200, 200],
    content: one({ _id }),
  },
  {
    name: 'create testimonial',
    route: 'POST /api/testimonials',
    body: testimonialFields(),
    statuses: [401, 403, 201],
    content: { _id, ...testimonialFields() },
    records: ['testimonial', 'created'],
  },
  {
    name: 'change testimonial',
    route: 'PUT /api/testimonials/{testimonial}',
    body: { rating: 5 },
    statuses: [401, 403, 200],
    content: { _id, rating: 5 },
    records: ['testimonial', 'updated'],
  },
  {
    name: 'order testimonials',
    route: 'PUT /api/testimonials/order',
    body: { ids: ['{testimonial}'] },
    statuses: [401, 403, 200],
    content: { success: true, data: expect.arrayContaining([expect.objectContaining({ _id })]) },
    records: ['testimonial', 'ordered'],
  },
  {
    name: 'delete testimonial',
    route: 'DELETE /api/testimonials/{testimonial}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['testimonial', 'deleted'],
  },

  {
    name: 'enquiries',
    route: 'GET /api/enquiries',
    statuses: [401, 403, 200],
    content: list({ name: enquiryFields().name, status: 'new' }),
  },
  {
    name: 'export',
    route: 'GET /api/enquiries/export?format=csv',
    statuses: [401, 403, 200],
    content: expect.stringContaining('Name,Email,Phone'),
  },
  {
    name: 'enquiry',
    route: 'GET /api/enquiries/{enquiry}',
    statuses: [401, 403, 200],
    content: one({ _id }),
  },
  {
    name: 'send enquiry',
    route: 'POST /api/enquiries',
    // The same enquiry again would be stored once.
    body: enquiryFields({ requirement: 'A house on plot {call}.' }),
    statuses: [201, 201, 201],
    content: { _id, requirement: 'A house on plot 3.', status: 'new' },
    records: ['enquiry', 'received'],
  },
  {
    name: 'change enquiry',
    route: 'PUT /api/enquiries/{enquiry}',
    body: { status: 'contacted' },
    statuses: [401, 403, 200],
    content: { _id, status: 'contacted' },
    records: ['enquiry', 'updated'],
  },
  {
    name: 'delete enquiry',
    route: 'DELETE /api/enquiries/{enquiry}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['enquiry', 'deleted'],
  },

  {
    name: 'enquiries from the same number',
    route: 'GET /api/enquiries/same-phone?id={notedEnquiry}',
    statuses: [401, 403, 200],
    content: { success: true, data: [{ _id, count: expect.any(Number) }] },
  },
  {
    name: 'what was agreed to with an enquiry',
    route: 'GET /api/enquiries/{notedEnquiry}/notice',
    statuses: [401, 403, 200],
    content: one({ words: expect.any(String), privacyPolicy: expect.any(String), since: expect.any(String) }),
  },
  {
    name: "a person's data",
    route: 'GET /api/people?email=nobody@example.com',
    statuses: [401, 403, 200],
    content: one({ enquiries: [], trash: [], spam: [] }),
  },
  {
    name: "erase a person's data",
    route: 'DELETE /api/people?email={forgotten}',
    statuses: [401, 403, 200],
    content: one({ enquiries: 1, spam: 0 }),
    records: ['enquiry', 'deleted-for-good'],
  },
  {
    name: 'spam',
    route: 'GET /api/spam',
    statuses: [401, 403, 200],
    content: list({ name: enquiryFields().name, suspicions: ['hidden-field'] }),
  },
  {
    name: 'accept spam',
    route: 'POST /api/spam/{spam}/accept',
    statuses: [401, 403, 200],
    content: { _id, status: 'new' },
    records: ['enquiry', 'received'],
  },
  {
    name: 'take spam back',
    route: 'DELETE /api/spam/{spam}/accept',
    statuses: [401, 403, 200],
    content: gone,
    records: ['enquiry', 'deleted-for-good'],
  },
  {
    name: 'delete spam',
    route: 'DELETE /api/spam/{otherSpam}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['enquiry', 'deleted'],
  },
  {
    name: 'restore spam',
    route: 'POST /api/spam/{otherSpam}/restore',
    statuses: [401, 403, 200],
    content: { _id, suspicions: ['hidden-field'] },
    records: ['enquiry', 'restored'],
  },

  {
    name: 'notes',
    route: 'GET /api/enquiries/{notedEnquiry}/notes',
    statuses: [401, 403, 200],
    content: list({ _id, text: 'Call after six.' }),
  },
  {
    name: 'add note',
    route: 'POST /api/enquiries/{notedEnquiry}/notes',
    body: { text: 'Called.' },
    statuses: [401, 403, 201],
    content: { _id, text: 'Called.' },
    records: ['enquiry', 'note-added'],
  },
  {
    name: 'delete note',
    route: 'DELETE /api/enquiries/{notedEnquiry}/notes/{note}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['enquiry', 'note-deleted'],
  },
  {
    name: 'restore note',
    route: 'POST /api/enquiries/{notedEnquiry}/notes/{note}/restore',
    statuses: [401, 403, 200],
    content: { _id, text: 'Call after six.' },
    records: ['enquiry', 'note-restored'],
  },

  {
    name: 'count a visit',
    route: 'POST /api/visits',
    body: { kind: 'search', search: 'igloo' },
    statuses: [204, 204, 204],
    content: '',
  },
  {
    name: 'visits',
    route: 'GET /api/visits',
    statuses: [401, 403, 200],
    content: one({ isCounting: true, searches: [{ text: 'igloo', count: expect.any(Number) }] }),
  },
  {
    name: 'dashboard',
    route: 'GET /api/dashboard',
    statuses: [401, 403, 200],
    content: one({ today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), days: expect.any(Array) }),
  },

  {
    name: 'settings',
    route: 'GET /api/settings',
    statuses: [200, 200, 200],
    content: one({ websiteName: 'Plinth' }),
  },
  {
    name: 'change settings',
    route: 'PUT /api/settings',
    body: { websiteName: 'Changed' },
    statuses: [401, 403, 200],
    content: { websiteName: 'Changed' },
    records: ['settings', 'updated'],
  },

  {
    name: 'active banners',
    route: 'GET /api/banners/active',
    statuses: [200, 200, 200],
    content: { success: true, data: [expect.objectContaining({ isActive: true })] },
  },
  {
    name: 'banners',
    route: 'GET /api/banners',
    statuses: [401, 403, 200],
    content: list({ isActive: false }),
  },
  { name: 'banner', route: 'GET /api/banners/{banner}', statuses: [401, 403, 200], content: one({ _id }) },
  {
    name: 'create banner',
    route: 'POST /api/banners',
    body: bannerFields('{picture}'),
    statuses: [401, 403, 201],
    content: { _id, title: 'Monsoon offer' },
    records: ['banner', 'created'],
  },
  {
    name: 'change banner',
    route: 'PUT /api/banners/{banner}',
    body: { title: 'Changed' },
    statuses: [401, 403, 200],
    content: { _id, title: 'Changed' },
    records: ['banner', 'updated'],
  },
  {
    name: 'activate banner',
    route: 'PUT /api/banners/{banner}/activate',
    body: { isActive: true },
    statuses: [401, 403, 200],
    content: { _id, isActive: true },
    records: ['banner', 'updated'],
  },
  {
    name: 'order banners',
    route: 'PUT /api/banners/order',
    body: { ids: ['{banner}'] },
    statuses: [401, 403, 200],
    content: { success: true, data: expect.arrayContaining([expect.objectContaining({ _id })]) },
    records: ['banner', 'ordered'],
  },
  {
    name: 'delete banner',
    route: 'DELETE /api/banners/{banner}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['banner', 'deleted'],
  },

  {
    name: 'activity',
    route: 'GET /api/activity',
    statuses: [401, 403, 200],
    content: list({ kind: 'design', action: 'created', subject: expect.objectContaining({ _id }) }),
  },

  {
    name: 'trash',
    route: 'GET /api/trash',
    statuses: [401, 403, 200],
    content: list({ _id, kind: 'design' }),
  },
  {
    name: 'gone design',
    route: 'GET /api/gone/{goneKind}/{design}',
    statuses: [200, 200, 200],
    content: one({ kind: 'design', category: expect.objectContaining({ slug: 'architecture' }) }),
  },
  {
    name: 'restore',
    route: 'POST /api/trash/{design}/restore',
    statuses: [401, 403, 200],
    content: { success: true, data: [expect.objectContaining({ _id, kind: 'design' })] },
    records: ['design', 'restored'],
  },
  {
    name: 'delete for good',
    route: 'DELETE /api/trash/{service}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['service', 'deleted-for-good'],
  },
  {
    name: 'empty the trash',
    route: 'DELETE /api/trash?kind=banner',
    statuses: [401, 403, 200],
    content: one({ deleted: 1, kept: 0 }),
    records: ['banner', 'deleted-for-good'],
  },

  {
    name: 'backups',
    route: 'GET /api/backups',
    statuses: [401, 403, 200],
    content: one({ warning: null, running: null, last: null, at: '02:30', archives: [] }),
  },
  {
    name: 'back up now',
    route: 'POST /api/backups',
    statuses: [401, 403, 200],
    content: one({ isEncrypted: false }),
  },

  {
    name: 'upload',
    route: `POST ${fileRoute}`,
    body: 'a picture',
    statuses: [401, 403, 201],
    content: { $id: expect.any(String), mimeType: 'image/jpeg' },
  },
  {
    name: 'files',
    route: `GET ${fileRoute}`,
    statuses: [401, 403, 200],
    content: { total: expect.any(Number) },
  },
  {
    name: 'file',
    route: `GET ${fileRoute}/{file}`,
    statuses: [200, 200, 200],
    content: { mimeType: 'image/jpeg' },
  },
  {
    name: 'view',
    route: `GET ${fileRoute}/{file}/view`,
    statuses: [200, 200, 200],
    content: expect.any(String),
  },
  {
    name: 'download',
    route: `GET ${fileRoute}/{file}/download`,
    statuses: [200, 200, 200],
    content: expect.any(String),
  },
  {
    name: 'preview',
    route: `GET ${fileRoute}/{file}/preview`,
    statuses: [200, 200, 200],
    content: expect.any(String),
  },
  { name: 'delete file', route: `DELETE ${fileRoute}/{file}`, statuses: [401, 403, 204], content: '' },

  { name: 'library', route: 'GET /api/media', statuses: [401, 403, 200], content: list({ kind: 'image' }) },
  {
    name: 'file of the library',
    route: 'GET /api/media/{picture}',
    statuses: [401, 403, 200],
    content: one({ _id, kind: 'image', used: true }),
  },
  {
    name: 'what looks like a file',
    route: 'GET /api/media/{picture}/alike',
    statuses: [401, 403, 200],
    content: one([]),
  },
  {
    name: 'download files',
    route: 'POST /api/media/download',
    body: { ids: ['{picture}'] },
    statuses: [401, 403, 200],
    content: expect.stringMatching(/^PK/),
  },
  {
    name: 'describe a file',
    route: 'PUT /api/media/{picture}',
    body: { alt: 'The well house' },
    statuses: [401, 403, 200],
    content: { _id, alt: 'The well house' },
    records: ['media', 'updated'],
  },
  {
    name: 'replace a file',
    route: 'POST /api/media/{replaced}/replace',
    body: { fileId: '{replacing}' },
    statuses: [401, 403, 200],
    content: { _id, kind: 'image' },
    records: ['media', 'replaced'],
  },
  {
    name: 'delete a file of the library',
    route: 'DELETE /api/media/{unusedFile}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['media', 'deleted'],
  },
  {
    name: 'restore a file of the library',
    route: 'POST /api/media/{unusedFile}/restore',
    statuses: [401, 403, 200],
    content: { _id },
    records: ['media', 'restored'],
  },

  {
    name: 'login',
    route: 'POST /api/auth/login',
    body: adminLogin,
    statuses: [200, 200, 200],
    content: {
      token: expect.any(String),
      _id,
      isAdmin: true,
      email: adminLogin.email,
      name: expect.any(String),
    },
    records: ['account', 'signed-in'],
  },
  {
    name: 'profile',
    route: 'GET /api/auth/profile',
    statuses: [401, 200, 200],
    content: { _id, email: adminLogin.email, isAdmin: true },
  },
  {
    name: 'change profile',
    route: 'PUT /api/auth/profile',
    body: { phone: '12345' },
    statuses: [401, 200, 200],
    content: { _id, phone: '12345' },
    records: ['account', 'updated'],
  },
  {
    name: 'change password wrongly',
    route: 'PUT /api/auth/password',
    body: { currentPassword: 'not it', newPassword: 'another', confirmPassword: 'another' },
    statuses: [401, 400, 400],
    content: { success: false, message: 'Current password is incorrect' },
  },
  {
    name: 'change password',
    route: 'PUT /api/auth/password',
    body: { currentPassword: adminLogin.password, newPassword: 'another', confirmPassword: 'another' },
    statuses: [401, 400, 200],
    content: { success: true },
    records: ['account', 'password-changed'],
  },
  {
    name: 'admins',
    route: 'GET /api/auth/admins',
    statuses: [401, 403, 200],
    content: expect.arrayContaining([
      expect.objectContaining({ _id, name: 'Administrator', email: adminLogin.email, role: 'owner' }),
    ]),
  },
  {
    name: 'create admin',
    route: 'POST /api/auth/admins',
    body: { name: 'Nila', email: 'nila@example.com', password: 'abcdef' },
    statuses: [401, 403, 201],
    content: { _id, name: 'Nila', email: 'nila@example.com', role: 'owner' },
    records: ['account', 'created'],
  },
  {
    name: 'change the role of an admin',
    route: 'PUT /api/auth/admins/{otherAdmin}',
    body: { role: 'editor' },
    statuses: [401, 403, 200],
    content: { _id, role: 'editor' },
    records: ['account', 'updated'],
  },
  {
    name: 'set the password of an admin',
    route: 'PUT /api/auth/admins/{otherAdmin}/password',
    body: { newPassword: 'another', confirmPassword: 'another' },
    statuses: [401, 403, 200],
    content: { success: true },
    records: ['account', 'password-changed'],
  },
  {
    name: 'delete admin',
    route: 'DELETE /api/auth/admins/{otherAdmin}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['account', 'deleted'],
  },
  {
    name: 'make a reset link',
    route: 'POST /api/auth/admins/{thirdAdmin}/reset-link',
    statuses: [401, 403, 201],
    content: { url: expect.stringMatching(/\/admin\/reset#/), expiresAt: expect.any(String) },
    records: ['account', 'reset-link-made'],
  },
  {
    name: 'take a second factor off that is none',
    route: 'DELETE /api/auth/admins/{thirdAdmin}/second-factor',
    statuses: [401, 403, 409],
    content: { code: 'second-factor-off' },
  },
  {
    name: 'invitations',
    route: 'GET /api/auth/invitations',
    statuses: [401, 403, 200],
    content: { success: true, data: [expect.objectContaining({ _id, role: 'enquiries' })] },
  },
  {
    name: 'invite',
    route: 'POST /api/auth/invitations',
    body: { email: 'ravi@example.com', role: 'editor' },
    statuses: [401, 403, 201],
    content: { _id, email: 'ravi@example.com', url: expect.stringMatching(/\/admin\/invitation#/) },
    records: ['account', 'invited'],
  },
  {
    name: 'withdraw an invitation',
    route: 'DELETE /api/auth/invitations/{invitation}',
    statuses: [401, 403, 200],
    content: gone,
    records: ['account', 'invitation-withdrawn'],
  },
  {
    name: 'open an invitation that is none',
    route: 'POST /api/auth/invitations/opened',
    body: { token: 'unknown' },
    statuses: [404, 404, 404],
    content: { code: 'link-ended' },
  },
  {
    name: 'accept an invitation that is none',
    route: 'POST /api/auth/invitations/accepted',
    body: { token: 'unknown', name: 'Nila', newPassword: 'abcdef', confirmPassword: 'abcdef' },
    statuses: [404, 404, 404],
    content: { code: 'link-ended' },
  },
  {
    name: 'ways to another password',
    route: 'GET /api/auth/password/forgotten',
    statuses: [200, 200, 200],
    content: { success: true, data: { isMailed: false } },
  },
  {
    name: 'forget a password',
    route: 'POST /api/auth/password/forgotten',
    body: { email: adminLogin.email },
    statuses: [200, 200, 200],
    content: { success: true, data: { isMailed: false } },
  },
  {
    name: 'set another password by a link that is none',
    route: 'POST /api/auth/password/reset',
    body: { token: 'unknown', newPassword: 'abcdef', confirmPassword: 'abcdef' },
    statuses: [404, 404, 404],
    content: { code: 'link-ended' },
  },
  {
    name: 'second factor',
    route: 'GET /api/auth/second-factor',
    statuses: [401, 200, 200],
    content: one({ state: 'off', recoveryCodes: 0 }),
  },
  {
    name: 'begin a second factor wrongly',
    route: 'POST /api/auth/second-factor',
    body: { currentPassword: 'not it' },
    statuses: [401, 400, 400],
    content: { message: 'Current password is incorrect' },
  },
  {
    name: 'confirm a second factor that was not begun',
    route: 'POST /api/auth/second-factor/confirmation',
    body: { code: '123456' },
    statuses: [401, 409, 409],
    content: { code: 'second-factor-off' },
  },
  {
    name: 'take off the second factor wrongly',
    route: 'POST /api/auth/second-factor/removal',
    body: { currentPassword: 'not it', code: '123456' },
    statuses: [401, 400, 400],
    content: { message: 'Current password is incorrect' },
  },
  {
    name: 'sessions',
    route: 'GET /api/auth/sessions',
    statuses: [401, 200, 200],
    content: {
      success: true,
      data: expect.arrayContaining([expect.objectContaining({ _id, isCurrent: true })]),
    },
  },
  {
    name: 'end a session that is none',
    route: 'DELETE /api/auth/sessions/{picture}',
    statuses: [401, 404, 404],
    content: { message: 'Session not found' },
  },
  {
    name: 'end the other sessions',
    route: 'DELETE /api/auth/sessions',
    statuses: [401, 200, 200],
    content: { success: true },
  },
  {
    name: 'rules of accounts',
    route: 'GET /api/auth/rules',
    statuses: [401, 403, 200],
    content: one({ secondFactorDemanded: false }),
  },
  {
    name: 'change the rules of accounts',
    route: 'PUT /api/auth/rules',
    body: { secondFactorDemanded: true },
    statuses: [401, 403, 200],
    content: { secondFactorDemanded: true },
    records: ['settings', 'updated'],
  },
  {
    name: 'logout',
    route: 'POST /api/auth/logout',
    statuses: [200, 200, 200],
    content: { success: true },
  },
]

onEachDatabase('Routes', (open) => testRoutes(async () => startApp(await open())))
describe('Routes over a socket', () =>
  testRoutes(async () => startApp(await openBegunSqlite(), {}, 'socket')))

function testRoutes(start: () => Promise<TestApp>) {
  let app: TestApp
  let nonAdminToken: string
  let ids: Record<string, string>

  beforeAll(async () => {
    app = await start()
    nonAdminToken = (await signedInAccount(app, { role: null })).token
    ids = await oneOfEach(app)
  })
  afterAll(() => app.stop())

  it.each(rows)('$name: $route', async ({ route, body, statuses, content, records }) => {
    const [method = '', path = ''] = filledIn(route, ids).split(' ')
    let calls = 0
    const send = (token: string) =>
      sent(app, method, path, filledIn(body, { ...ids, call: String(++calls) }), token)
    const recorded = await countRecorded(app)
    for (const [token, status] of [
      ['', statuses[0]],
      [nonAdminToken, statuses[1]],
    ] as const) {
      const response = await send(token)
      expect(response.status).toBe(status)
      if (status === 401) expectError(response, 401, 'Unauthorized access')
      if (status === 403) expectError(response, 403, 'Admin privileges required')
      expect(response.headers.get('x-request-id')).toMatch(/./)
    }
    if (statuses[1] >= 400) expect(await countRecorded(app)).toBe(recorded)
    const before = await countRecorded(app)
    const response = await send(app.adminToken)
    expect(response.status).toBe(statuses[2])
    expect(await countRecorded(app)).toBe(before + (records ? 1 : 0))
    if (records) expect(await lastRecorded(app)).toEqual(records)
    if (typeof content === 'object' && content !== null && !('asymmetricMatch' in content))
      expect(response.body).toMatchObject(content)
    else expect(response.body).toEqual(content)
  })

  it('the record has a row for every change but of shortlists, visits, files, sessions and backups, and none of what is only read', () => {
    const unrecorded = rows.filter(({ route, statuses, records }) => {
      return !route.startsWith('GET') && statuses[2] < 300 && !records
    })
    expect(unrecorded.map(({ name }) => name)).toEqual([
      'share a shortlist',
      'change a shortlist',
      'count a visit',
      'back up now',
      'upload',
      'delete file',
      'download files',
      'forget a password',
      'end the other sessions',
      'logout',
    ])
  })

  it('the table names every route of the application and of the API document', async () => {
    const { body } = await app.visit('/api/openapi.json')
    const documented = Object.entries<object>(body.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${anyId(path)}`),
    )
    const registered = app.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(':bucket', 'media').replace(/:\w+/g, '{id}')}`)
    const inTable = rows.map(({ route }) => anyId(route))
    expect(new Set(inTable)).toEqual(new Set(registered))
    expect(inTable).toEqual(expect.arrayContaining(documented))
    expect(documented.length).toBeGreaterThan(40)
  })

  it('the API document asks for a token exactly where the routes do', async () => {
    const { body } = await app.visit('/api/openapi.json')
    const paths = Object.fromEntries(
      Object.entries<Record<string, { security: object[] }>>(body.paths).map(([path, item]) => [
        anyId(path),
        item,
      ]),
    )
    for (const { route, statuses } of rows) {
      const [method = '', path = ''] = anyId(route).split(' ')
      const operation = paths[path]?.[method.toLowerCase()]
      if (operation) expect([route, operation.security.length > 0]).toEqual([route, statuses[0] === 401])
    }
  })

  it.each([
    'GET /api',
    'GET /api/',
    'GET /api/nothing',
    'GET /api/designs/',
    'GET /api/designs/a/b',
    'PATCH /api/settings',
    'POST /api/settings',
    'DELETE /api/settings',
    'PATCH /api/pricing/{id}',
    'GET /api/pricing/{id}',
    'PATCH /api/services/{id}',
    'POST /api/services/{id}',
    'OPTIONS /api/designs',
    'GET /api/auth',
    'GET /api/auth/login',
    'DELETE /api/auth/profile',
    'GET /api/auth/admins/{id}',
    'POST /api/banners/active',
    'GET /api/banners/{id}/activate',
    'PUT /api/health',
    'GET /api/%00',
    'GET /api/%ff',
    'GET /v1',
    'GET /v1/nothing',
    'PATCH /v1/storage/buckets/media/files',
    'GET /v1/storage/buckets',
  ])('%s is unknown: a JSON 404', async (route) => {
    const [method = '', path = ''] = route.replace('{id}', 'f'.repeat(24)).split(' ')
    expectError(await app.call(method, path), 404)
    const guest = await app.call(method, path, undefined, '')
    expectError(guest, 404)
    expect(guest.headers.get('content-type')).toMatch(/^application\/json/)
  })
}

/** The route or path with every parameter alike, and without its query. */
function anyId(route: string): string {
  return route.replace(/\{\w+\}/g, '{id}').replace(/\?.*/, '')
}

async function countRecorded({ dependencies }: TestApp): Promise<number> {
  return (await dependencies.db.selectFrom('activity').select('id').execute()).length
}

async function lastRecorded({ dependencies }: TestApp): Promise<[kind: string, action: string]> {
  const rows = dependencies.db.selectFrom('activity').select(['kind', 'action']).orderBy('id', 'desc')
  const { kind, action } = await rows.limit(1).executeTakeFirstOrThrow()
  return [kind, action]
}

function filledIn<T>(value: T, ids: Record<string, string>): T {
  if (value === undefined) return value
  return JSON.parse(JSON.stringify(value).replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? ''))
}

async function sent(
  app: TestApp,
  method: string,
  path: string,
  body: unknown,
  token: string,
): Promise<TestResponse> {
  if (body !== 'a picture') return app.call(method, path, body, token)
  const form = new FormData()
  form.set('fileId', 'unique()')
  form.set('file', new File([await jpeg()], 'picture.jpg'))
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await app.request(path, { method, headers, body: form })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** @returns the address again */
async function trashedEnquiry(app: TestApp, email: string): Promise<string> {
  const { body } = await app.post('/api/enquiries', enquiryFields({ email }))
  await app.delete(`/api/enquiries/${body._id}`)
  return email
}

/** One of everything that a route can name. */
async function oneOfEach(app: TestApp): Promise<Record<string, string>> {
  const picture = await uploadedPicture(app)
  const design = await createdDesign(app)
  await createdDesign(app)
  const created = async (path: string, body: unknown) => (await app.post(path, body)).body._id as string
  const notedEnquiry = await created('/api/enquiries', enquiryFields({ agreedTo: await shownNotice(app) }))
  const ids: Record<string, string> = {
    notedEnquiry,
    note: await created(`/api/enquiries/${notedEnquiry}/notes`, { text: 'Call after six.' }),
    picture,
    file: await uploadedPicture(app),
    replaced: await uploadedPicture(app),
    unusedFile: await uploadedPicture(app),
    replacing: await uploadedPicture(app),
    design: design._id,
    category: design.category._id,
    unusedCategory: await created('/api/categories', { name: 'Vastu' }),
    service: await created('/api/services', serviceFields()),
    pricing: await created('/api/pricing', { fileId: picture }),
    testimonial: await created('/api/testimonials', testimonialFields()),
    enquiry: await created('/api/enquiries', enquiryFields()),
    forgotten: await trashedEnquiry(app, 'forgotten@example.com'),
    spam: await created('/api/enquiries', enquiryFields({ website: 'x' })),
    otherSpam: await created('/api/enquiries', enquiryFields({ website: 'x' })),
    banner: await created('/api/banners', bannerFields(picture)),
    otherAdmin: (await signedInAccount(app)).id,
    thirdAdmin: (await signedInAccount(app)).id,
    invitation: await created('/api/auth/invitations', { email: 'asha@example.com', role: 'enquiries' }),
    sample: 'S-PLN-01',
    shortlist: (await app.post('/api/shortlists', { designs: ['S-PLN-01'] })).body.key,
    goneKind: 'design',
  }
  for (const { kind } of Object.values(editables))
    ids[`${kind}Version`] = (await withVersion(app, kind, ids[kind])).version
  return ids
}
