import sharp from 'sharp'
import type { TestApp } from './start-app.ts'

let sequence = 0

/** A JPEG of one colour. */
export async function jpeg(width = 64, height = 48): Promise<Uint8Array<ArrayBuffer>> {
  const shade = (++sequence * 37) % 255
  const picture = sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 60 } } })
  return new Uint8Array(await picture.jpeg().toBuffer())
}

/** Uploads a picture. @returns its file id */
export async function uploadedPicture(app: TestApp, width?: number, height?: number): Promise<string> {
  const { body } = await app.upload('picture.jpg', await jpeg(width, height))
  return body.$id
}

/** The starter content's category of that name. */
export async function categoryNamed(app: TestApp, name: string) {
  const { body } = await app.visit('/api/categories')
  return body.data.find((category: { name: string }) => category.name === name)
}

/** Creates a villa, or what `fields` say. @returns the saved design */
export async function createdDesign(app: TestApp, fields: Record<string, unknown> = {}) {
  const category = fields.category ?? (await categoryNamed(app, 'Architecture'))._id
  const title = `Courtyard villa ${++sequence}`
  const { body } = await app.post('/api/designs', { title, category, subcategory: 'Villa', ...fields })
  return body
}

/** A visitor's enquiry, as the form sends it. */
export function enquiryFields(fields: Record<string, unknown> = {}) {
  return {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    state: 'Karnataka',
    city: 'Mysuru',
    requirement: 'A single-storey house on a 40 by 60 ft plot, with a courtyard.',
    ...fields,
  }
}
