import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kindInPaths } from '#contract/kind-in-query.ts'
import { type TrashKind, type TrashNeed, trashed } from '#contract/trash.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import {
  bannerFields,
  categoryNamed,
  createdCategory,
  createdDesign,
  enquiryFields,
  serviceFields,
  testimonialFields,
  uploadedPicture,
} from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

/** A document with everything that it can have: where it is deleted, and every call that shows it. */
interface Made {
  path: string
  shownBy: string[]
}

const alt = 'The courtyard from the street, before the monsoon'

const makers: Record<TrashKind, (app: TestApp) => Promise<Made>> = {
  async design(app) {
    const images = [await uploadedPicture(app), await uploadedPicture(app)].map((fileId, index) => ({
      fileId,
      alt: `${alt} ${index}`,
      kind: index === 0 ? 'photo' : 'plan',
    }))
    const { _id, code } = await createdDesign(app, {
      title: 'Lantern house',
      description: 'A house around a well.',
      detailedDescription: 'Every room sees the sky.',
      tags: ['vastu', 'well'],
      materials: ['laterite'],
      colors: ['Ochre'],
      features: ['Verandah'],
      basePrice: 240_000.5,
      discountPrice: 200_000,
      featured: true,
      trending: true,
      area: 1250.5,
      dimensions: { length: 40, width: 30, height: 10, unit: 'ft' },
      images,
    })
    const { body: asked } = await app.post('/api/enquiries', enquiryFields({ designId: _id }), '')
    await createdDesign(app)
    return {
      path: `/api/designs/${_id}`,
      shownBy: [
        `/api/designs/${_id}`,
        `/api/designs/${code}`,
        '/api/designs?search=sky+lantern',
        '/api/designs?sort=price-asc&featured=true&tag=well',
        '/api/designs/facets?minPrice=1',
        '/api/categories',
        `/api/enquiries/${asked._id}`,
        `/api/enquiries?design=${_id}`,
        '/api/dashboard',
        '/sitemap.xml',
      ],
    }
  },
  async category(app) {
    const image = await uploadedPicture(app)
    const { _id, subcategories } = await createdCategory(app, {
      name: 'Pavilions',
      description: 'Roofs without walls.',
      displayOrder: 2,
      inMenu: false,
      subcategories: [
        { name: 'Garden', description: 'Among trees', image: { fileId: image, alt } },
        { name: 'Roof' },
      ],
    })
    await app.put(`/api/categories/${_id}`, {
      name: 'Pavilions and tents',
      subcategories: [
        { _id: subcategories[1]._id, name: 'Rooftop' },
        { _id: subcategories[0]._id, name: 'Garden' },
      ],
    })
    return {
      path: `/api/categories/${_id}`,
      shownBy: [
        `/api/categories/${_id}`,
        '/api/categories',
        '/api/categories?slug=pavilions-and-tents',
        '/api/categories?slug=pavilions&subcategorySlug=roof',
        '/sitemap.xml',
      ],
    }
  },
  async service(app) {
    const icon = await uploadedPicture(app)
    const { body } = await app.post(
      '/api/services',
      serviceFields({ icon: { fileId: icon, alt }, displayOrder: 3 }),
    )
    return { path: `/api/services/${body._id}`, shownBy: [`/api/services/${body._id}`, '/api/services'] }
  },
  async pricing(app) {
    const { body } = await app.post('/api/pricing', {
      fileId: await uploadedPicture(app),
      alt,
      displayOrder: 4,
    })
    await app.post('/api/pricing', { fileId: await uploadedPicture(app) })
    return { path: `/api/pricing/${body._id}`, shownBy: ['/api/pricing'] }
  },
  async testimonial(app) {
    const { body } = await app.post(
      '/api/testimonials',
      testimonialFields({
        clientRole: 'Owner',
        company: 'Shah & Sons',
        rating: 4,
        isFeatured: true,
        displayOrder: 5,
        media: [await uploadedPicture(app), await uploadedPicture(app)].map((fileId) => ({ fileId, alt })),
        avatar: { fileId: await uploadedPicture(app), alt },
      }),
    )
    const path = `/api/testimonials/${body._id}`
    return { path, shownBy: [path, '/api/testimonials'] }
  },
  async banner(app) {
    const { body } = await app.post(
      '/api/banners',
      bannerFields(await uploadedPicture(app), {
        thumbnailUrl: await uploadedPicture(app),
        isActive: true,
        ctaText: 'See all',
        ctaLink: '/gallery',
        offerText: 'Until Onam',
        displayOrder: 6,
      }),
    )
    const path = `/api/banners/${body._id}`
    return { path, shownBy: [path, '/api/banners', '/api/banners/active'] }
  },
  async enquiry(app) {
    const design = await createdDesign(app, { images: [{ fileId: await uploadedPicture(app), alt }] })
    const fields = enquiryFields({ designId: design._id, name: 'Nandini Bhat', phone: '098450 12345' })
    const { body } = await app.post('/api/enquiries', fields, '')
    const path = `/api/enquiries/${body._id}`
    await app.post(`${path}/notes`, { text: 'Call after six.' })
    await app.post(`${path}/notes`, { text: 'Wants a well.' })
    await app.put(path, { status: 'contacted' })
    await app.post('/api/enquiries', enquiryFields(), '')
    return {
      path,
      shownBy: [
        path,
        `${path}/notes`,
        '/api/enquiries',
        '/api/enquiries?search=nandini+45012&status=contacted',
        '/api/enquiries?sort=name',
        '/api/enquiries/export?format=csv',
        '/api/dashboard',
      ],
    }
  },
}

const idOf = (path: string) => path.split('/').at(-1) ?? ''

onEachDatabase('What is deleted', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  /** What each call answers, byte for byte. */
  function answers(paths: string[]): Promise<string[]> {
    const headers = { authorization: `Bearer ${app.adminToken}` }
    return Promise.all(paths.map(async (path) => (await app.request(path, { headers })).text()))
  }

  async function record(path: string) {
    return (await app.get(`/api/activity?subject=${idOf(path)}`)).body.data
  }

  const restore = (id: string, query = '') => app.post(`/api/trash/${id}/restore${query}`)
  const inTrash = async (query = '') => (await app.get(`/api/trash${query}`)).body

  it.each(Object.keys(makers) as TrashKind[])('of the kind %s comes back as it was', async (kind) => {
    const { path, shownBy } = await makers[kind](app)
    const before = await answers(shownBy)
    const recordBefore = await record(path)

    expect(await app.delete(path)).toMatchObject({
      status: 200,
      body: { success: true, data: { _id: idOf(path) } },
    })
    expectError(await app.get(path), 404)
    const without = await answers(shownBy)
    for (const [index, text] of without.entries()) expect(text).not.toBe(before[index])
    const { data, pagination } = await inTrash(`?kind=${kind}`)
    expect(await inTrash(`?kind=${kindInPaths(kind)}`)).toEqual({ success: true, data, pagination })
    expect(pagination.total).toBe(1)
    expect(trashed.parse(data[0])).toMatchObject({
      _id: idOf(path),
      kind,
      deletedBy: { name: 'Administrator' },
    })

    const response = await restore(idOf(path))
    expect(response).toMatchObject({
      status: 200,
      body: { data: [{ _id: idOf(path), kind, name: data[0].name }] },
    })
    expect(await answers(shownBy)).toEqual(before)
    expect((await inTrash(`?kind=${kind}`)).data).toEqual([])
    const [last, deleted, ...earlier] = await record(path)
    expect([last.action, deleted.action]).toEqual(['restored', 'deleted'])
    expect(earlier).toEqual(recordBefore)
    expectError(await restore(idOf(path)), 404, 'This is not in the trash any more')
  })

  it('is found by its id, and a design by its code in any letter case', async () => {
    const { _id, code } = await createdDesign(app)
    const { path: service } = await makers.service(app)
    await app.delete(`/api/designs/${_id}`)
    await app.delete(service)
    for (const id of [_id, code, code.toLowerCase()])
      expect((await inTrash(`?id=${id}`)).data).toMatchObject([{ _id, kind: 'design' }])
    for (const query of [`?id=${_id}&kind=service`, '?id=nothing', '?id=a%00b'])
      expect((await inTrash(query)).pagination.total).toBe(0)
    await app.delete('/api/trash')
  })

  it('is listed, the last deleted first, with a picture, who deleted it, and until when it stays', async () => {
    const { path: service } = await makers.service(app)
    const { path: banner } = await makers.banner(app)
    await app.delete(service)
    await app.delete(banner)
    const { data, pagination } = await inTrash('?limit=1')
    expect(pagination).toEqual({ page: 1, limit: 1, total: 2, pages: 2 })
    expect(data).toMatchObject([
      { kind: 'banner', name: 'Monsoon offer', image: { fileId: expect.any(String) } },
    ])
    expect((await inTrash('?limit=1&page=2')).data).toMatchObject([{ kind: 'service', image: { alt } }])
    expect(Date.parse(data[0].until) - Date.parse(data[0].deletedAt)).toBe(30 * 86_400_000)
    await app.put('/api/settings', { trashDays: 7 })
    const [{ until, deletedAt }] = (await inTrash()).data
    expect(Date.parse(until) - Date.parse(deletedAt)).toBe(7 * 86_400_000)
    await app.delete('/api/trash')
  })

  describe('A design', () => {
    async function inOwnCategory() {
      const category = await createdCategory(app, { subcategories: [{ name: 'Court' }, { name: 'Tower' }] })
      const design = await createdDesign(app, { category: category._id, subcategory: 'Tower' })
      return {
        category,
        design,
        need: { _id: category._id, kind: 'category', name: category.name } as TrashNeed,
      }
    }

    it('whose category lies in the trash too is restored with it, or after it', async () => {
      const { category, design, need } = await inOwnCategory()
      await app.delete(`/api/designs/${design._id}`)
      await app.delete(`/api/categories/${category._id}`)
      const refused = await restore(design._id)
      expectError(
        refused,
        409,
        `Its category "${category.name}" is in the trash. Restore both, or that one first.`,
      )
      expect(refused.body).toMatchObject({ code: 'needs-others', needs: [need] })
      const both = await restore(design._id, '?with=needed')
      expect(both.body.data.map(({ _id }: { _id: string }) => _id)).toEqual([category._id, design._id])
      expect((await app.get(`/api/designs/${design._id}`)).body.data).toEqual(design)

      await app.delete(`/api/designs/${design._id}`)
      await app.delete(`/api/categories/${category._id}`)
      await restore(category._id)
      expect((await restore(design._id)).status).toBe(200)
    })

    it('keeps its category from being deleted for good before it', async () => {
      const { category, design } = await inOwnCategory()
      await app.delete(`/api/designs/${design._id}`)
      await app.delete(`/api/categories/${category._id}`)
      const refused = await app.delete(`/api/trash/${category._id}`)
      expectError(refused, 409, '1 design in the trash needs this category. Restore or delete it first.')
      expect((await app.delete('/api/trash?kind=category')).body.data).toEqual({ deleted: 0, kept: 1 })
      expect((await app.delete('/api/trash')).body.data).toEqual({ deleted: 2, kept: 0 })
    })

    it('whose subcategory was taken out of its category gets it back on demand, or one of the same name', async () => {
      const { category, design } = await inOwnCategory()
      const [court] = category.subcategories
      await app.delete(`/api/designs/${design._id}`)
      await app.put(`/api/categories/${category._id}`, { subcategories: [court] })
      const refused = await restore(design._id)
      expect(refused.body).toMatchObject({
        code: 'needs-others',
        message: 'Its category has no subcategory "Tower" any more. Restore both, or add that one first.',
        needs: [{ kind: 'subcategory', name: 'Tower' }],
      })
      expect((await restore(design._id, '?with=needed')).status).toBe(200)
      const read = async () => (await app.get(`/api/designs/${design._id}`)).body.data
      expect(await read()).toEqual(design)
      const versions = await app.get(`/api/categories/${category._id}/versions`)
      expect(versions.body.data.map(({ fields }: { fields: string[] }) => fields)).toEqual([
        ['subcategories'],
        ['subcategories'],
      ])

      await app.delete(`/api/designs/${design._id}`)
      await app.put(`/api/categories/${category._id}`, { subcategories: [court] })
      await app.put(`/api/categories/${category._id}`, { subcategories: [court, { name: 'tower' }] })
      expect((await restore(design._id)).status).toBe(200)
      expect((await read()).subcategory).toEqual({ name: 'tower', slug: 'tower' })
    })

    it('is again what an enquiry is about that was restored before it', async () => {
      const design = await createdDesign(app)
      const { body } = await app.post('/api/enquiries', enquiryFields({ designId: design._id }), '')
      const path = `/api/enquiries/${body._id}`
      const before = await answers([path])
      await app.delete(path)
      await app.delete(`/api/designs/${design._id}`)
      await restore(body._id)
      expect((await app.get(path)).body.data).toMatchObject({ designId: null, about: { code: design.code } })
      await restore(design._id)
      expect(await answers([path])).toEqual(before)
    })
  })

  it('is not restored where its name has been taken', async () => {
    const { _id } = await createdCategory(app, { name: 'Stilt houses' })
    await app.delete(`/api/categories/${_id}`)
    const { _id: other } = await createdCategory(app, { name: 'stilt  Houses' })
    const refused = await restore(_id)
    expectError(
      refused,
      409,
      'Another category has the name "Stilt houses" or its address by now. Rename that one first.',
    )
    await app.put(`/api/categories/${other}`, { name: 'Tree houses' })
    expect((await restore(_id)).status).toBe(200)
  })

  it('comes back once, though two restore it and a third deletes it for good at once', async () => {
    const { body: service } = await app.post('/api/services', serviceFields())
    const paths = [`/api/designs/${(await createdDesign(app))._id}`, `/api/services/${service._id}`]
    for (const path of paths)
      for (let round = 0; round < 3; round++) {
        const { status } = await app.delete(path)
        if (status === 404) break
        const calls = [
          () => restore(idOf(path)),
          () => app.delete(`/api/trash/${idOf(path)}`),
          () => restore(idOf(path)),
        ]
        const inTurn = [...calls.slice(round), ...calls.slice(0, round)]
        const statuses = await Promise.all(inTurn.map(async (call) => (await call()).status))
        expect(statuses.toSorted()).toEqual([200, 404, 404])
      }
  })

  it('is restored though the product has changed since', async () => {
    const { path } = await makers.enquiry(app)
    const before = (await app.get(path)).body.data
    await app.delete(path)
    const { db } = app.dependencies
    const { rows: stored } = await db
      .selectFrom('trash')
      .select('rows')
      .where('id', '=', idOf(path))
      .executeTakeFirstOrThrow()
    const rows = JSON.parse(stored)
    const { aboutCode: _, ...enquiry } = rows.enquiry[0]
    const older = { ...rows, enquiry: [{ ...enquiry, oldColumn: 'x' }], oldTable: [{ id: 'x' }] }
    await db
      .updateTable('trash')
      .set({ rows: JSON.stringify(older) })
      .where('id', '=', idOf(path))
      .execute()
    expect((await restore(idOf(path))).status).toBe(200)
    expect((await app.get(path)).body.data).toEqual(before)
  })

  it('is asked for by id alone, and only kinds that there are', async () => {
    for (const id of ['nothing', 'f'.repeat(24), '%00']) {
      expectError(await restore(id), 404)
      expectError(await app.delete(`/api/trash/${id}`), 404)
    }
    expectError(await app.get('/api/trash?kind=account'), 400)
    expectError(await app.delete('/api/trash?kind=account'), 400)
    const { _id } = await categoryNamed(app, 'Interior')
    expectError(await restore(_id), 404)
  })
})
