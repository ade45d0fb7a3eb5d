import sharp from 'sharp'
import { previewUrl } from '#contract/file-address.ts'
import { seeded } from '../../bench/content/random.ts'
import { words } from '../../bench/content/texts.ts'
import type { Product } from '../../bench/product.ts'
import type { VisitKind } from './visit.ts'

const login = { email: 'bench@example.com', password: 'bench-password' }

/** What the reads are called that are the same for every guest, and stored. */
export const keptNames = ['kept page', 'kept list', 'kept picture']

/** What happens on a busy day, in requests a second. */
export async function kindsOf({ design, pictures, token }: Product): Promise<VisitKind[]> {
  const bearer = { Authorization: `Bearer ${token}` }
  const random = seeded(5)
  const searches = Array.from({ length: 60_000 }, () => encodeURIComponent(words(random, 2)))
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 }
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a50', noise } })
  const from = { 'X-Forwarded-For': 'visitor-{n}' }
  return [
    {
      ...{ name: 'kept page', share: 200 },
      paths: ['/', '/gallery', '/category/architecture', `/designs/${design.code}`, '/services', '/contact'],
    },
    {
      ...{ name: 'kept list', share: 60 },
      paths: ['/api/designs?limit=24', '/api/categories', '/api/settings', `/api/designs/${design.code}`],
    },
    {
      ...{ name: 'kept picture', share: 60 },
      paths: pictures.flatMap((id) => [480, 640, 960].map((width) => previewUrl(id, width, 'avif'))),
    },
    {
      ...{ name: 'search never seen before', share: 15 },
      paths: searches.map((text) => `/api/designs?limit=24&search=${text}`),
    },
    {
      ...{ name: 'search page never seen before', share: 5 },
      paths: searches.map((text) => `/gallery?search=${text}-{n}`),
    },
    {
      ...{ name: 'back-office list', share: 5 },
      paths: ['/api/enquiries?limit=50', '/api/dashboard'],
      headers: bearer,
    },
    {
      ...{ name: 'enquiry', method: 'POST', paths: ['/api/enquiries'], share: 3, headers: from },
      body: JSON.stringify({
        ...{
          name: 'Asha Rao',
          email: 'asha-{n}@example.com',
          phone: '+91 98765 {n}',
          state: 'Karnataka',
          city: 'Mysuru',
        },
        requirement: 'A house on plot {n}, with a courtyard.',
      }),
    },
    {
      ...{ name: 'sign-in', method: 'POST', paths: ['/api/auth/login'], share: 1, headers: from },
      body: JSON.stringify(login),
    },
    {
      ...{ name: 'wrong sign-in', method: 'POST', paths: ['/api/auth/login'], share: 1, headers: from },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong {n}' }),
    },
    {
      ...{
        name: 'upload',
        method: 'POST',
        paths: ['/v1/storage/buckets/media/files'],
        share: 0.5,
        headers: bearer,
      },
      picture: await picture.jpeg({ quality: 80 }).toBuffer(),
    },
  ]
}

/** What far too many do at once: hardly anything that is stored. */
export function crowdOf(kinds: VisitKind[]): VisitKind[] {
  const shares: Record<string, number> = {
    ...{ 'kept page': 30, 'search never seen before': 30, 'search page never seen before': 25 },
    ...{ 'back-office list': 5, enquiry: 3, 'sign-in': 2, upload: 1 },
  }
  return kinds.flatMap((kind) => (shares[kind.name] ? [{ ...kind, share: shares[kind.name] ?? 0 }] : []))
}

/** 96 megapixels, as a large camera takes them. */
export async function largePicture(): Promise<Buffer> {
  const tile = await sharp({
    create: {
      width: 500,
      height: 500,
      channels: 3,
      background: '#864',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer()
  return sharp({
    create: { width: 12_000, height: 8000, channels: 3, background: '#abc' },
    limitInputPixels: false,
  })
    .composite([{ input: tile, top: 100, left: 100 }])
    .jpeg({ quality: 70 })
    .toBuffer()
}
