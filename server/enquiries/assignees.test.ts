import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Role } from '#contract/roles.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { enquiryFields } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { insertAccount } from '../accounts/repository.ts'

const unknown = 'Assignee must be the id of an account that may answer enquiries, or null'

onEachDatabase('An enquiry', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  async function accountOf(role: Role | null, name = 'Nila'): Promise<string> {
    const email = `${name}-${Math.random()}@example.com`
    const account = await insertAccount(app.dependencies.db, { name, email, passwordHash: '', role })
    return account?.id ?? ''
  }

  async function received(name = 'Asha Rao'): Promise<string> {
    return `/api/enquiries/${(await app.post('/api/enquiries', enquiryFields({ name }), '')).body._id}`
  }

  async function found(assignee: string): Promise<string[]> {
    const { status, body } = await app.get(`/api/enquiries?${new URLSearchParams({ assignee })}`)
    expect([status, body.pagination.total]).toEqual([200, body.data.length])
    return body.data.map(({ name }: { name: string }) => name).sort()
  }

  it('is assigned to an account by its id, and to nobody again, beside its status', async () => {
    const [nila, path] = [await accountOf('enquiries'), await received()]
    expect((await app.get(path)).body.data.assignee).toBe(null)
    const { body: assigned } = await app.put(path, { assignee: nila })
    expect(assigned).toMatchObject({ status: 'new', assignee: { _id: nila, name: 'Nila' } })
    expect((await app.put(path, { status: 'contacted' })).body.assignee).toEqual({ _id: nila, name: 'Nila' })
    expect((await app.put(path, { assignee: null })).body).toMatchObject({
      status: 'contacted',
      assignee: null,
    })
    expectError(
      await app.put(path, { assignee: nila, updatedAt: assigned.updatedAt }),
      409,
      'This enquiry was changed by someone else. Reload to see the latest version.',
    )
    const subject = path.split('/').at(-1)
    const { data } = (await app.get(`/api/activity?kind=enquiry&subject=${subject}`)).body
    expect(data.map(({ changes }: { changes: unknown }) => changes).slice(0, 3)).toEqual([
      [{ field: 'assignee', from: 'Nila', to: null }],
      [{ field: 'status', from: 'new', to: 'contacted' }],
      [{ field: 'assignee', from: null, to: 'Nila' }],
    ])
  })

  it('is assigned to nobody who may not answer it, or is not there', async () => {
    const path = await received()
    for (const assignee of [await accountOf(null), 'f'.repeat(24), '', 'nobody', '\0', 5, {}])
      expectInvalid(await app.put(path, { assignee }), 'assignee', unknown)
    expect((await app.get(path)).body.data.assignee).toBe(null)
  })

  it('is found by who answers it, and by nobody doing so', async () => {
    const [meera, other] = [await accountOf('editor', 'Meera'), await accountOf('owner', 'Zubin')]
    for (const [name, assignee] of [
      ['Of Meera', meera],
      ['Of Zubin', other],
    ])
      await app.put(await received(name), { assignee })
    await received('Of nobody')
    expect(await found(meera)).toEqual(['Of Meera'])
    expect(await found(meera.toUpperCase())).toEqual(['Of Meera'])
    expect(await found('nobody')).toContain('Of nobody')
    expect(await found('nobody')).not.toContain('Of Meera')
    const { body } = await app.get(`/api/enquiries/count-by-status?assignee=${meera}`)
    expect(body.data).toEqual({ new: 1, contacted: 0, resolved: 0 })
  })

  it('is nobody’s once the account is gone, also where it comes back out of the trash or a version', async () => {
    const [tara, path] = [await accountOf('editor', 'Tara'), await received('Of Tara')]
    await app.put(path, { assignee: tara })
    await app.put(path, { status: 'contacted' })
    await app.delete(path)
    expect((await app.delete(`/api/auth/admins/${tara}`)).status).toBe(200)
    const { body: trash } = await app.get('/api/trash?kind=enquiry')
    const { _id } = trash.data.find(({ name }: { name: string }) => name === 'Of Tara')
    expect((await app.post(`/api/trash/${_id}/restore`, {})).status).toBe(200)
    expect((await app.get(path)).body.data).toMatchObject({ name: 'Of Tara', assignee: null })
    expect(await found('nobody')).toContain('Of Tara')
    expect(await found(tara)).toEqual([])
    const [version] = (await app.get(`${path}/versions`)).body.data
    const { body } = await app.post(`${path}/versions/${version._id}/restore`, {})
    expect(body).toMatchObject({ status: 'new', assignee: null })
  })

  it('is answered by whoever has an account for it, by name', async () => {
    const { data } = (await app.get('/api/enquiries/assignees')).body
    const names: string[] = data.map(({ name }: { name: string }) => name)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
    expect(data[0]).toEqual({ _id: expect.any(String), name: expect.any(String) })
  })

  it('does not say who answers it to who sends the same again', async () => {
    const fields = enquiryFields({ name: 'Twice' })
    const { body } = await app.post('/api/enquiries', fields, '')
    await app.put(`/api/enquiries/${body._id}`, { assignee: await accountOf('owner') })
    expect((await app.post('/api/enquiries', fields, '')).body).toEqual(body)
  })
})
