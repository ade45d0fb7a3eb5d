import type { Page } from '@playwright/test'
import { signedInApi } from './api.ts'
import { signIn } from './journeys.ts'
import { expect, test } from './product.ts'

interface Told {
  title: string
  body: string
  tag: string
  press: () => void
}

declare global {
  interface Window {
    told: Told[]
    answer: NotificationPermission
    isAway: boolean
  }
}

/** The system's notifications are kept by the page instead of shown, and whether anybody is there is said by it. */
async function standIn(page: Page) {
  await page.addInitScript(() => {
    window.told = []
    window.answer = 'granted'
    class KeptNotification {
      static permission: NotificationPermission = 'default'
      static async requestPermission() {
        KeptNotification.permission = window.answer
        return KeptNotification.permission
      }
      onclick = () => {}
      constructor(title: string, { body = '', tag = '' }: NotificationOptions) {
        window.told.push({ title, body, tag, press: () => this.onclick() })
      }
      close() {}
    }
    Object.assign(window, { Notification: KeptNotification })
    Object.defineProperty(document, 'visibilityState', {
      get: () => (window.isAway ? 'hidden' : 'visible'),
    })
    document.hasFocus = () => !window.isAway
  })
}

/** What has been told, after asking for news at once instead of in its time. */
const told = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('online'))
    return window.told.map(({ title, body }) => `${title}: ${body}`)
  })

const answer = (page: Page, given: NotificationPermission) =>
  page.evaluate((value) => {
    window.answer = value
  }, given)

const leave = (page: Page, isAway: boolean) =>
  page.evaluate((value) => {
    window.isAway = value
  }, isAway)

test('new enquiries are told by the system while another window is in front, where that is wanted', async ({
  page,
  baseURL,
}) => {
  const api = await signedInApi(baseURL ?? '')
  await standIn(page)
  await signIn(page, '/admin/enquiries')
  const notifications = page.getByRole('switch', { name: 'Notify me of new ones' })
  await expect(notifications).not.toBeChecked()

  await answer(page, 'denied')
  await notifications.press('Space')
  await expect(
    page.getByRole('alert').filter({ hasText: 'keeps notifications of this site off' }),
  ).toBeVisible()
  await expect(notifications).not.toBeChecked()

  await answer(page, 'granted')
  await notifications.press('Space')
  await expect(notifications).toBeChecked()
  await expect(page.getByText('keeps notifications of this site off')).toHaveCount(0)

  await leave(page, true)
  const [asha] = (await api.enquiries(['Asha Rao'])).values()
  await expect.poll(() => told(page)).toEqual(['New enquiry: From Asha Rao, Mysuru'])
  await page.evaluate(() => window.told[0]?.press())
  await expect(page).toHaveURL(`/admin/enquiries/${asha}`)

  await page.context().setOffline(true)
  await api.enquiries(['Vikram Shetty', 'Meera Nair'])
  await page.context().setOffline(false)
  await expect.poll(() => told(page)).toHaveLength(2)
  expect((await told(page)).at(1)).toBe('2 new enquiries: The latest from Meera Nair, Mysuru')
  await page.evaluate(() => window.told[1]?.press())
  await expect(page).toHaveURL('/admin/enquiries')

  // Somebody is there: the page shows it, and nothing is told.
  await leave(page, false)
  await api.enquiries(['Ravi Iyer'])
  await expect
    .poll(async () => {
      await told(page)
      return page.title()
    })
    .toMatch(/^\(4\)/)
  expect(await told(page)).toHaveLength(2)

  const seen = await page.evaluate(() => localStorage.getItem('enquiry-told'))
  // Nor where another tab of the back-office is in front.
  await leave(page, true)
  await page.evaluate(() => {
    const channel = new BroadcastChannel('in-front')
    channel.onmessage = ({ data }) => {
      if (data === 'asked') channel.postMessage('here')
    }
  })
  await api.enquiries(['Nila Das'])
  await expect
    .poll(async () => {
      await told(page)
      return page.title()
    })
    .toMatch(/^\(5\)/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('enquiry-told'))).not.toBe(seen)
  expect(await told(page)).toHaveLength(2)

  await notifications.press('Space')
  await expect(notifications).not.toBeChecked()
  await page.reload()
  await expect(notifications).not.toBeChecked()
})
