import { expect, it, onTestFinished } from 'vitest'
import { apiError, storageError } from '#contract/error.ts'
import { openBegunSqlite } from '#test/databases.ts'
import { enquiryFields } from '#test/factories.ts'
import { startApp } from '#test/start-app.ts'

/** A product that listens. */
async function startListening() {
  const app = await startApp(await openBegunSqlite(), {}, 'socket')
  onTestFinished(() => app.stop())
  return app
}

it('Who is refused is told so as of every other error, when to ask again, and keeps the connection', async () => {
  const app = await startListening()
  const { admission } = app.dependencies
  const admit = admission.admit
  admission.admit = (applicant) => (applicant.kind === 'first' ? admit(applicant) : false)
  onTestFinished(() => {
    admission.admit = admit
  })
  for (const [path, shape] of [
    ['/api/designs?search=x', apiError],
    ['/v1/storage/buckets/media/files/x/view', storageError],
  ] as const) {
    const response = await app.request(path)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(response.headers.get('connection')).not.toBe('close')
    const body = await response.json()
    expect(shape.strict().safeParse(body).error).toBeUndefined()
    expect(body.code ?? body.type).toBe('overloaded')
    expect(body.requestId).toBe(response.headers.get('x-request-id'))
  }
  const page = await app.request('/gallery', { headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('One moment, please')
  const enquiry = await app.post('/api/enquiries', enquiryFields(), '')
  expect(enquiry.status).toBe(201)
})

it('Who sends a form by the browser itself is told that it was not received, and not led to an empty one', async () => {
  const app = await startListening()
  const { admission } = app.dependencies
  const admit = admission.admit
  admission.admit = () => false
  onTestFinished(() => {
    admission.admit = admit
  })
  const [body, headers] = [
    new URLSearchParams(enquiryFields() as Record<string, string>),
    { accept: 'text/html' },
  ]
  const response = await app.request('/contact', { method: 'POST', body, headers })
  const text = await response.text()
  expect([response.status, text.includes('was not received'), text.includes('http-equiv')]).toEqual([
    503,
    true,
    false,
  ])
})

it('Health says that requests are refused, and is answered all the same', async () => {
  const app = await startListening()
  const { admission } = app.dependencies
  expect((await app.visit('/api/health')).body).toEqual({ status: 'ok' })
  while (admission.admit({ kind: 'export', begin: () => true, refuse() {} }));
  const { status, body } = await app.visit('/api/health')
  expect([status, body.warnings]).toEqual([200, [expect.stringContaining('refused')]])
})
