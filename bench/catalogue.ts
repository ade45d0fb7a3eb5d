import sharp from 'sharp'

interface Login {
  email: string
  password: string
}

interface Filling {
  /** File ids, given to the designs in turn. */
  pictures?: string[]
  /** Puts all of them into one category. */
  categorySlug?: string
}

/** Fills a running product with designs through its API. @returns the code of one of them */
export async function fillCatalogue(
  url: string,
  login: Login,
  count: number,
  { pictures = [], categorySlug }: Filling = {},
): Promise<{ code: string }> {
  const token = await signIn(url, login)
  const { data } = await (await fetch(`${url}/api/categories`)).json()
  const categories = data.filter(({ slug }: { slug: string }) => !categorySlug || slug === categorySlug)
  let code = ''
  for (let number = 0; number < count; number++) {
    const category = categories[number % categories.length]
    const subcategory = category.subcategories[number % category.subcategories.length].name
    const design = {
      title: `Courtyard house ${number}`,
      category: category._id,
      subcategory,
      shortDescription: 'A house around a court, with deep verandahs to the south and west.',
      description: 'Load-bearing brick, a filler slab, and a court that draws the air through every room.',
      tags: ['modern', 'brick', 'natural-light'],
      featured: number % 10 === 0,
      trending: number % 15 === 0,
      basePrice: 100_000 + number * 10,
      materials: ['Brick', 'Kota stone'],
      colors: ['white', 'brick red'],
      dimensions: { width: 12, height: 7, depth: 18, unit: 'm' },
      images: [0, 1, 2].flatMap((offset) => pictures[(number + offset) % pictures.length] ?? []).map(asImage),
    }
    code = (await send(url, '/api/designs', design, token)).code
  }
  return { code }
}

/** Uploads elevations of houses that are each drawn differently. @returns their file ids */
export async function drawPictures(url: string, login: Login, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let number = 0; number < count; number++)
    ids.push(await uploadPicture(url, login, `elevation-${number}.jpg`, await drawElevation(number)))
  return ids
}

/** @returns the stored file's id */
export async function uploadPicture(url: string, login: Login, name: string, bytes: Buffer): Promise<string> {
  const form = new FormData()
  form.set('fileId', 'unique()')
  form.set('file', new File([new Uint8Array(bytes)], name))
  const response = await fetch(`${url}/v1/storage/buckets/media/files`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await signIn(url, login)}` },
    body: form,
  })
  return (await response.json()).$id
}

function drawElevation(number: number): Promise<Buffer> {
  const [width, height] = number % 3 === 2 ? [1200, 1600] : [2000, 1333]
  const ground = height * 0.8
  const storeys = Array.from({ length: 2 + (number % 3) }, (_, storey) => {
    const top = ground - (storey + 1) * 190
    const windows = Array.from(
      { length: 3 + ((number + storey) % 4) },
      (_, bay) => `<rect x="${260 + bay * 170}" y="${top + 45}" width="90" height="110" fill="#2b2a27"/>`,
    )
    return `<rect x="200" y="${top}" width="${width - 400}" height="190" fill="${storey % 2 ? '#b0472a' : '#efe9dd'}"/>${windows.join('')}`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#d9d2c4"/><stop offset="1" stop-color="#f5f2ec"/></linearGradient>
    <filter id="grain"><feTurbulence baseFrequency="0.8" seed="${number}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .12 0"/></filter></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${storeys.join('')}
    <rect y="${ground}" width="${width}" height="${height - ground}" fill="#a79f8d"/><rect width="${width}" height="${height}" filter="url(#grain)"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}

function asImage(fileId: string) {
  return { fileId }
}

async function signIn(url: string, login: Login): Promise<string> {
  return (await send(url, '/api/auth/login', login)).token
}

async function send(url: string, path: string, body: unknown, token?: string) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
