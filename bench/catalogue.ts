/** Fills a running product with designs through its API. @returns the code of one of them */
export async function fillCatalogue(
  url: string,
  login: { email: string; password: string },
  count: number,
): Promise<{ code: string }> {
  const { token } = await send(url, '/api/auth/login', login)
  const { data: categories } = await (await fetch(`${url}/api/categories`)).json()
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
      dimensions: { width: 12, height: 7, depth: 18, unit: 'm' },
    }
    code = (await send(url, '/api/designs', design, token)).code
  }
  return { code }
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
