import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { changeSettings, fillCatalogue } from './catalogue.ts'
import { expect, test } from './product.ts'

test.beforeAll(async ({ playwright, product }) => {
  const request = await playwright.request.newContext({ baseURL: product.url })
  await fillCatalogue(request, 30)
  await request.dispose()
})

async function headOf(page: Page, path: string) {
  await page.goto(path)
  const content = (selector: string, attribute = 'content') =>
    page.locator(selector).first().getAttribute(attribute)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  return {
    title: await page.title(),
    canonical: await content('link[rel=canonical]', 'href'),
    description: await content('meta[name=description]'),
    picture: (await content('meta[property="og:image"]')) ?? '',
    card: await content('meta[name="twitter:card"]'),
    data: data.map((text) => JSON.parse(text)),
  }
}

test('a page says what it is, where it is and which picture stands for it', async ({ page, product }) => {
  for (const path of [
    '/',
    '/gallery',
    '/category/architecture',
    '/category/architecture/villa',
    '/designs/ARC-1001',
  ]) {
    const head = await headOf(page, path)
    expect(head.canonical).toBe(product.url + path)
    expect(head.title).toMatch(/\S/)
    expect(head.description).toMatch(/\S/)
    expect(head.card).toBe('summary_large_image')
    expect(head.picture.startsWith(`${product.url}/share/`), head.picture).toBe(true)
    const response = await page.request.get(head.picture)
    const { width, height, format } = await sharp(await response.body()).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  }
})

test('a narrowed list stands for the plain one, a further page for itself', async ({ page, product }) => {
  const canonicals = {
    '/gallery?page=2': '/gallery?page=2',
    '/gallery?tag=brick': '/gallery',
    '/gallery?sort=price-asc&page=2': '/gallery',
    '/category/architecture?page=2': '/category/architecture?page=2',
    '/category/architecture?search=villa': '/category/architecture',
  }
  for (const [path, canonical] of Object.entries(canonicals))
    expect([path, (await headOf(page, path)).canonical]).toEqual([path, product.url + canonical])
})

test('search engines read the firm, the way to a page, the lists, and an offer only with a price', async ({
  page,
  product,
}) => {
  const types = async (path: string) =>
    (await headOf(page, path)).data.flatMap((entry) =>
      (entry['@graph'] ?? [entry]).map((thing: { '@type': string }) => thing['@type']),
    )
  expect(await types('/')).toEqual(['ProfessionalService', 'WebSite'])
  expect(await types('/gallery')).toEqual(['BreadcrumbList', 'ItemList'])
  expect(await types('/category/interior')).toEqual(['BreadcrumbList', 'ItemList'])
  expect(await types('/designs/ARC-1001')).toEqual(['Product', 'BreadcrumbList'])
  expect(await types('/designs/INT-1031')).toEqual(['CreativeWork', 'BreadcrumbList'])
  const [product1, trail] = (await headOf(page, '/designs/ARC-1001')).data
  expect(product1).toMatchObject({ category: 'Architecture / Villa' })
  expect(product1).not.toHaveProperty('genre')
  const [work] = (await headOf(page, '/designs/INT-1031')).data
  expect(work).toMatchObject({ genre: expect.stringMatching(/^Interior \/ /) })
  expect(work).not.toHaveProperty('category')
  expect(product1.offers).toMatchObject({ price: 1000, priceCurrency: 'INR' })
  expect(product1.image[0].contentUrl).toMatch(`${product.url}/v1/storage/`)
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'Architecture',
    'Villa',
    'Villa 01',
  ])
})

test('the settings say the title and the description of the home page', async ({ page }) => {
  const metaTitle = 'Houses for hot summers'
  const metaDescription = 'Plans, elevations and interiors from Mysuru.'
  await changeSettings(page.request, { metaTitle, metaDescription })
  expect(await headOf(page, '/')).toMatchObject({ title: metaTitle, description: metaDescription })
})
