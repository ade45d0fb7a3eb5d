import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { idOfBytes } from './api.ts'
import { admin } from './product.ts'

const shapes = [
  { width: 600, height: 400 },
  { width: 400, height: 560 },
  { width: 720, height: 320 },
]

/** Fills the product with this many villas and one kitchen, through the API. The prices go up by 1,000 from 1,000. */
export async function fillCatalogue(request: APIRequestContext, villas: number): Promise<void> {
  const login = await request.post('/api/auth/login', { data: admin })
  const headers = { Authorization: `Bearer ${(await login.json()).token}` }
  const { data: categories } = await (await request.get('/api/categories')).json()
  const idOf = (slug: string) => categories.find((category: { slug: string }) => category.slug === slug)._id
  const pictures = await Promise.all(shapes.map((shape) => uploadPicture(request, headers, shape)))
  const create = async (data: object) => {
    const response = await request.post('/api/designs', { headers, data })
    if (response.status() !== 201) throw new Error(await response.text())
  }

  for (let number = 1; number <= villas; number++)
    await create({
      title: `Villa ${String(number).padStart(2, '0')}`,
      category: idOf('architecture'),
      subcategory: number % 2 ? 'Villa' : 'Farmhouse',
      tags: ['modern', ...(number % 10 === 0 ? ['brick'] : [])],
      basePrice: number * 1000,
      images: [pictures[number % pictures.length]],
    })
  await create({
    title: 'Galley kitchen',
    category: idOf('interior'),
    subcategory: 'Kitchen',
    tags: ['modern', 'compact'],
    images: [pictures[0]],
  })
}

/** Changes the website settings, as an administrator. */
export async function changeSettings(request: APIRequestContext, data: object): Promise<void> {
  const login = await request.post('/api/auth/login', { data: admin })
  const headers = { Authorization: `Bearer ${(await login.json()).token}` }
  await request.put('/api/settings', { headers, data })
}

async function uploadPicture(
  request: APIRequestContext,
  headers: Record<string, string>,
  { width, height }: { width: number; height: number },
): Promise<string> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#b0472a' } })
  const buffer = await picture.jpeg().toBuffer()
  const file = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer }
  const response = await request.post('/v1/storage/buckets/media/files', {
    headers,
    multipart: { fileId: idOfBytes(buffer), file },
  })
  return (await response.json()).$id
}
