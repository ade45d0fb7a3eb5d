import { afterAll, beforeAll, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import {
  createdCategory,
  createdDesign,
  enquiryFields,
  serviceFields,
  signedInAccount,
  uploadedPicture,
} from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { newId } from '../ids.ts'

onEachDatabase('Versions', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const versionsOf = async (path: string) => (await app.get(`${path}/versions`)).body.data
  const restore = (path: string, version: { _id: string }, body?: object) =>
    app.post(`${path}/versions/${version._id}/restore`, body)

  it('say who saved what a document was, when, and which fields the next save changed', async () => {
    const design = await createdDesign(app, {
      title: 'Step well house',
      images: [await uploadedPicture(app)],
    })
    const path = `/api/designs/${design._id}`
    const meera = await signedInAccount(app)
    const { body: second } = await app.put(path, { title: 'Step well', basePrice: 300 }, meera.token)
    await app.put(path, { featured: true })
    await app.put(path, { featured: true })
    const administrator = { _id: expect.any(String), name: 'Administrator' }
    const { body } = await app.get(`/api/designs/${design.code.toLowerCase()}/versions`)
    expect(body).toEqual({
      success: true,
      data: [
        {
          _id: expect.stringMatching(/^[0-9a-f]{24}$/),
          savedAt: second.updatedAt,
          savedBy: { _id: meera.id, name: 'Meera Iyer' },
          fields: ['featured'],
          replacedAt: expect.stringMatching(/Z$/),
          replacedBy: administrator,
        },
        {
          _id: expect.stringMatching(/^[0-9a-f]{24}$/),
          savedAt: design.updatedAt,
          savedBy: administrator,
          fields: ['title', 'basePrice'],
          replacedAt: expect.stringMatching(/Z$/),
          replacedBy: { _id: meera.id, name: 'Meera Iyer' },
        },
      ],
      pagination: { page: 1, limit: 100, total: 2, pages: 1 },
    })
    const first = await app.get(`${path}/versions/${body.data[1]._id.toUpperCase()}`)
    expect(first.body).toEqual({ success: true, data: design })
    const page = await app.get(`${path}/versions?page=2&limit=1`)
    expect([page.body.data, page.body.pagination]).toEqual([
      [body.data[1]],
      { page: 2, limit: 1, total: 2, pages: 2 },
    ])
  })

  it('of what the product brought along have no known author', async () => {
    const { body } = await app.visit('/api/services')
    const path = `/api/services/${body.data[0]._id}`
    await app.put(path, { title: 'Another' })
    expect((await versionsOf(path))[0].savedBy).toEqual({ _id: 'unknown', name: 'Unknown' })
  })

  it('name whoever saved last, whichever account is older', async () => {
    const { body } = await app.post('/api/services', serviceFields())
    const path = `/api/services/${body._id}`
    const { token } = await signedInAccount(app)
    for (const [title, by] of [['One', token], ['Two'], ['Three'], ['Four', token], ['Five']] as const)
      expect((await app.put(path, { title }, by)).status).toBe(200)
    const saved = (await versionsOf(path)).map(({ savedBy }: { savedBy: { name: string } }) => savedBy.name)
    expect(saved).toEqual(['Meera Iyer', 'Administrator', 'Administrator', 'Meera Iyer', 'Administrator'])
  })

  it('are kept of what a restore replaces, and can be restored in turn', async () => {
    const { _id } = await createdDesign(app, { title: 'House one' })
    const path = `/api/designs/${_id}`
    await app.put(path, { title: 'House two' })
    const [one] = await versionsOf(path)
    const restored = await restore(path, one)
    expect([restored.status, restored.body]).toEqual([200, (await app.get(path)).body.data])
    expect(restored.body.title).toBe('House one')
    const [two] = await versionsOf(path)
    expect(two.fields).toEqual(['title'])
    expect((await restore(path, two)).body.title).toBe('House two')
    const { body } = await app.get(`/api/activity?subject=${_id}`)
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
      'updated',
      'updated',
      'updated',
      'created',
    ])
  })

  it('are not restored over a change that nobody has seen, nor twice', async () => {
    const made = await app.post('/api/services', serviceFields())
    const path = `/api/services/${made.body._id}`
    const { body: changed } = await app.put(path, { title: 'Another' })
    const [version] = await versionsOf(path)
    const { updatedAt } = made.body
    expectError(
      await restore(path, version, { updatedAt }),
      409,
      'This service was changed by someone else. Reload to see the latest version.',
    )
    const answers = await Promise.all(
      [1, 2, 3].map(() => restore(path, version, { updatedAt: changed.updatedAt })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await versionsOf(path)).toHaveLength(2)
  })

  it('are restored without a body, also where its type is JSON', async () => {
    const made = await app.post('/api/services', serviceFields())
    const path = `/api/services/${made.body._id}`
    await app.put(path, { title: 'Another' })
    const [{ _id }] = await versionsOf(path)
    const types: Record<string, string>[] = [{}, { 'content-type': 'application/json' }]
    for (const headers of types) {
      const { status, body } = await app.call(
        'POST',
        `${path}/versions/${_id}/restore`,
        undefined,
        undefined,
        headers,
      )
      expect([status, body.title]).toEqual([200, 'Landscape design'])
    }
  })

  it.each([
    [{ fields: ['title', 'colour'] }, 'fields', 'There is no field called "colour"'],
    [{ fields: [] }, 'fields', 'Choose at least one field'],
    [{ fields: 'title' }, 'fields', 'Fields must be a list'],
    [{ fields: [5] }, 'fields.0', 'Field must be text'],
    [{ updatedAt: 'yesterday' }, 'updatedAt', 'updatedAt must be a date'],
  ])('are not restored by %j', async (body, field, message) => {
    const made = await app.post('/api/services', serviceFields())
    const path = `/api/services/${made.body._id}`
    await app.put(path, { title: 'Another' })
    const [version] = await versionsOf(path)
    expectInvalid(await restore(path, version, body), field, message)
    expect((await app.get(path)).body.data.title).toBe('Another')
  })

  it('of other documents, of none and of those that are gone are not found', async () => {
    const [one, other] = [await createdDesign(app), await createdDesign(app)]
    const path = `/api/designs/${one._id}`
    await app.put(path, { title: 'Another house' })
    const [version] = await versionsOf(path)
    for (const id of [version._id, 'f'.repeat(24), 'nothing']) {
      expectError(await app.get(`/api/designs/${other._id}/versions/${id}`), 404, 'Version not found')
      expectError(await restore(`/api/designs/${other._id}`, { _id: id }), 404, 'Version not found')
    }
    expectError(await app.get(`/api/designs/${'f'.repeat(24)}/versions`), 404, 'Design not found')
    expectError(await app.get(`/api/categories/${one._id}/versions`), 404, 'Category not found')
    expectError(await app.get(`${path}/versions?page=0`), 400)
  })

  it('are a hundred at most', async () => {
    const { body } = await app.post('/api/services', serviceFields())
    const path = `/api/services/${body._id}`
    await app.put(path, { displayOrder: 1 })
    const { db } = app.dependencies
    const first = await db
      .selectFrom('version')
      .selectAll()
      .where('documentId', '=', body._id)
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: limits.versions.most - 1 }, () => ({ ...first, id: newId() }))
    await db.insertInto('version').values(copies).execute()
    await app.put(path, { displayOrder: 2 })
    await app.put(path, { displayOrder: 3 })
    const versions = await versionsOf(path)
    expect(versions).toHaveLength(100)
    const newest = await app.get(`${path}/versions/${versions[0]._id}`)
    expect([newest.body.data.displayOrder, versions[99]._id]).toEqual([2, copies[1]?.id])
  })

  it('tell which field can’t be restored any more, and the others can', async () => {
    const picture = await uploadedPicture(app)
    const category = await createdCategory(app, { subcategories: [{ name: 'Huts' }, { name: 'Barns' }] })
    const design = await createdDesign(app, {
      title: 'Hut by the sea',
      category: category._id,
      subcategory: 'Huts',
      images: [picture],
      basePrice: 300,
    })
    const path = `/api/designs/${design._id}`
    await app.put(path, {
      title: 'Barn',
      subcategory: 'Barns',
      images: [],
      basePrice: 900,
      discountPrice: 800,
    })
    await app.delete(`/v1/storage/buckets/media/files/${picture}`)
    await app.put(`/api/categories/${category._id}`, { subcategories: [{ name: 'Barns' }] })
    const [version] = await versionsOf(path)
    const chosen = (...fields: string[]) => restore(path, version, { fields })
    expectInvalid(await chosen('subcategory'), 'subcategory', 'Subcategory not found')
    expectInvalid(await chosen('images'), 'images', 'File not found')
    expectInvalid(await chosen('basePrice'), 'discountPrice', 'Discount price must not exceed the base price')
    expectError(await restore(path, version), 400)
    expect((await app.get(path)).body.data).toMatchObject({ title: 'Barn', basePrice: 900 })
    expect((await chosen('basePrice', 'discountPrice', 'title')).body).toMatchObject({
      title: 'Hut by the sea',
      basePrice: 300,
      discountPrice: null,
    })
  })

  it('find the subcategory that was renamed since, and one that was taken away as what it was', async () => {
    const category = await createdCategory(app, { subcategories: [{ name: 'Huts' }, { name: 'Barns' }] })
    const [huts, barns] = category.subcategories
    const at = `/api/categories/${category._id}`
    const design = await createdDesign(app, { category: category._id, subcategory: 'Huts' })
    await app.put(`/api/designs/${design._id}`, { subcategory: 'Barns' })
    await app.put(at, { subcategories: [{ _id: huts._id, name: 'Cabins' }, barns] })
    const [version] = await versionsOf(`/api/designs/${design._id}`)
    const { body: then } = await app.get(`/api/designs/${design._id}/versions/${version._id}`)
    expect(then.data.subcategory).toEqual({ name: 'Cabins', slug: 'cabins' })
    expect((await restore(`/api/designs/${design._id}`, version)).body.subcategory.name).toBe('Cabins')
    await app.put(at, { subcategories: [{ _id: huts._id, name: 'Cabins' }] })
    const [withBarns] = await versionsOf(at)
    const { body } = await restore(at, withBarns)
    expect(body.subcategories.map(({ _id }: { _id: string }) => _id)).toEqual([huts._id, barns._id])
  })

  it('bring a design back to the subcategory that it stood in, though another has that name by now', async () => {
    const category = await createdCategory(app, { subcategories: [{ name: 'Huts' }, { name: 'Barns' }] })
    const [huts, barns] = category.subcategories
    const at = `/api/categories/${category._id}`
    const path = `/api/designs/${(await createdDesign(app, { category: category._id, subcategory: 'Huts' }))._id}`
    await app.put(path, { subcategory: 'Barns' })
    await app.put(at, {
      subcategories: [
        { ...huts, name: 'Cabins' },
        { ...barns, name: 'Huts' },
      ],
    })
    const [version] = await versionsOf(path)
    expect((await restore(path, version)).body.subcategory.name).toBe('Cabins')
  })

  it('find the subcategory that is spelt another way since, at the same address', async () => {
    const names = [{ name: 'Living Rooms' }, { name: 'Halls' }]
    const category = await createdCategory(app, { subcategories: names })
    const [living, halls] = category.subcategories
    const body = { category: category._id, subcategory: 'Living Rooms' }
    const path = `/api/designs/${(await createdDesign(app, body))._id}`
    await app.put(path, { subcategory: 'Halls' })
    const subcategories = [{ ...living, name: 'Living-rooms' }, halls]
    await app.put(`/api/categories/${category._id}`, { subcategories })
    const [version] = await versionsOf(path)
    expect((await restore(path, version)).body.subcategory.name).toBe('Living-rooms')
  })

  it('of a design whose category lies in the trash say so, and are restored once that is back', async () => {
    const [first, second] = [
      await createdCategory(app, { subcategories: [{ name: 'Huts' }] }),
      await createdCategory(app, { subcategories: [{ name: 'Huts' }] }),
    ]
    const path = `/api/designs/${(await createdDesign(app, { category: first._id, subcategory: 'Huts' }))._id}`
    await app.put(path, { category: second._id })
    await app.delete(`/api/categories/${first._id}`)
    const [version] = await versionsOf(path)
    const message = `Its category "${first.name}" is in the trash. Restore that one first.`
    expectInvalid(await restore(path, version), 'category', message)
    await app.post(`/api/trash/${first._id}/restore`)
    expect((await restore(path, version)).body.category._id).toBe(first._id)
  })

  it('of the settings are restored in parts of a group, and in groups', async () => {
    const path = '/api/settings'
    const before = (await app.get(path)).body.data
    await app.put(path, {
      contactEmail: 'studio@example.com',
      paymentSettings: { upiId: 'firm@okaxis', bankDetails: { bankName: 'Bank', branchName: 'Kochi' } },
    })
    const [version] = await versionsOf(path)
    expect(version.fields).toEqual([
      'contactEmail',
      'paymentSettings.upiId',
      'paymentSettings.bankDetails.bankName',
      'paymentSettings.bankDetails.branchName',
    ])
    const { body } = await restore(path, version, { fields: ['paymentSettings.bankDetails.bankName'] })
    expect(body).toMatchObject({
      contactEmail: 'studio@example.com',
      paymentSettings: { upiId: 'firm@okaxis', bankDetails: { bankName: '', branchName: 'Kochi' } },
    })
    await restore(path, version, { fields: ['paymentSettings'] })
    const now = (await app.get(path)).body.data
    expect(now).toEqual({ ...before, contactEmail: 'studio@example.com', updatedAt: now.updatedAt })
  })

  it('of the settings put back nothing that a form would refuse', async () => {
    const path = '/api/settings'
    await app.put(path, { contactPhone: '+91 484 123 4567', address: 'Kochi' })
    const [version] = await versionsOf(path)
    for (const body of [undefined, { fields: ['contactPhone'] }])
      expectInvalid(await restore(path, version, body), 'contactPhone', 'Contact phone is required')
    const restored = await restore(path, version, { fields: ['address'] })
    expect([restored.status, restored.body.address, restored.body.contactPhone]).toEqual([
      200,
      '',
      '+91 484 123 4567',
    ])
  })

  it('of an enquiry copy nothing of what the visitor said', async () => {
    const { body } = await app.post('/api/enquiries', enquiryFields({ name: 'Leela Nair' }), '')
    const path = `/api/enquiries/${body._id}`
    await app.put(path, { status: 'contacted' })
    const [version] = await versionsOf(path)
    expect(version).toMatchObject({ savedBy: { name: 'Website' }, fields: ['status'] })
    const then = (await app.get(`${path}/versions/${version._id}`)).body.data
    expect(then).toMatchObject({ name: 'Leela Nair', status: 'new', updatedAt: body.updatedAt })
    const rows = await app.dependencies.db.selectFrom('version').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/Leela|asha@example|98765 43210/)
  })

  it('wait in the trash with their document, and go with it where it is deleted for good', async () => {
    const { _id } = await createdDesign(app)
    const path = `/api/designs/${_id}`
    await app.put(path, { title: 'Another house' })
    const versions = await versionsOf(path)
    await app.delete(path)
    expectError(await app.get(`${path}/versions`), 404, 'Design not found')
    await app.post(`/api/trash/${_id}/restore`)
    expect(await versionsOf(path)).toEqual(versions)
    await app.delete(path)
    await app.delete(`/api/trash/${_id}`)
    const rows = app.dependencies.db.selectFrom('version').select('id').where('documentId', '=', _id)
    expect(await rows.execute()).toEqual([])
  })

  it('of the settings give an editor back all but how the firm is paid', async () => {
    const path = '/api/settings'
    await app.put(path, { websiteName: 'Rao & Shah', paymentSettings: { upiId: 'rao@okaxis' } })
    const [version] = await versionsOf(path)
    const { token } = await signedInAccount(app, { role: 'editor' })
    const chosen = (fields?: string[]) =>
      app.post(`${path}/versions/${version._id}/restore`, { fields }, token)
    expectError(await chosen(), 403, 'You are not allowed to do this')
    expectError(await chosen(['paymentSettings.upiId']), 403)
    expect((await chosen(['websiteName'])).body).toMatchObject({
      websiteName: 'Plinth',
      paymentSettings: { upiId: 'rao@okaxis' },
    })
  })

  it('of an enquiry are read by whoever answers enquiries, and those of the site are not', async () => {
    const { body } = await app.post('/api/enquiries', enquiryFields(), '')
    const design = await createdDesign(app)
    const { token } = await signedInAccount(app, { role: 'enquiries' })
    expect((await app.get(`/api/enquiries/${body._id}/versions`, token)).status).toBe(200)
    expectError(await app.get(`/api/designs/${design._id}/versions`, token), 403)
    expectError(await app.get('/api/settings/versions', token), 403)
  })
})
