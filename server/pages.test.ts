import { expect, it } from 'vitest'
import { builtPages } from '#test/every-route.ts'
import { createPages } from './pages.ts'

it('The payment page says so with status 503 where the server itself gets no settings', async () => {
  const { routes } = createPages({
    build: await builtPages(),
    apiFetch: () => Response.json({ message: 'Down' }, { status: 503 }),
    contentVersion: { current: () => 'none' },
  })
  const response = await routes.request('/payment')
  expect(response.status).toBe(503)
  const [, main = ''] = (await response.text()).split('<main')
  const [shown = ''] = main.split('</main>')
  expect(shown).toContain('Failed to load payment settings')
  expect(shown).not.toContain('No bank details provided')
})
