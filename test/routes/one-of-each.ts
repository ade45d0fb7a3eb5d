import { editables } from '#server/versions/kinds.ts'
import {
  bannerFields,
  createdDesign,
  enquiryFields,
  serviceFields,
  shownNotice,
  signedInAccount,
  testimonialFields,
  uploadedPicture,
} from '../factories.ts'
import type { TestApp } from '../start-app.ts'
import { withVersion } from '../with-version.ts'

/** @returns the address again */
async function trashedEnquiry(app: TestApp, email: string): Promise<string> {
  const { body } = await app.post('/api/enquiries', enquiryFields({ email }))
  await app.delete(`/api/enquiries/${body._id}`)
  return email
}

/** One of everything that a route can name. */
export async function oneOfEach(app: TestApp): Promise<Record<string, string>> {
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
    markedEnquiry: await created('/api/enquiries', enquiryFields()),
    forgotten: await trashedEnquiry(app, 'forgotten@example.com'),
    spam: await created('/api/enquiries', enquiryFields({ website: 'x' })),
    otherSpam: await created('/api/enquiries', enquiryFields({ website: 'x' })),
    banner: await created('/api/banners', bannerFields(picture)),
    otherAdmin: (await signedInAccount(app)).id,
    thirdAdmin: (await signedInAccount(app)).id,
    reply: await created('/api/replies', { name: 'Fees', text: 'Hello' }),
    view: await created('/api/views', { list: 'enquiries', name: 'Mine', query: 'status=new' }),
    invitation: await created('/api/auth/invitations', { email: 'asha@example.com', role: 'enquiries' }),
    sample: 'S-PLN-01',
    shortlist: (await app.post('/api/shortlists', { designs: ['S-PLN-01'] })).body.key,
    goneKind: 'design',
  }
  for (const { kind } of Object.values(editables))
    ids[`${kind}Version`] = (await withVersion(app, kind, ids[kind])).version
  return ids
}
