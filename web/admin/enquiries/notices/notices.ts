import { createStoredSwitch } from '../../page/stored-switch.ts'

/** Whether new enquiries are to be told by the system, in this browser. */
export const wantsNotices = createStoredSwitch('enquiry-notices')

/** Whether this browser can show notices of a page at all. */
export function canNotify(): boolean {
  return 'Notification' in window
}

/** Whether they are wanted, and the browser lets the site show them. */
export function isNotifying(): boolean {
  return wantsNotices.isOn() && canNotify() && Notification.permission === 'granted'
}

/** Asks the browser, which may ask its user. @returns whether the site may show notices */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

interface Notice {
  title: string
  text: string
  /** Tabs that tell the same show one notice. */
  about: string
  onClick: () => void
}

/** Shows a notice, where the browser does so for a page without a worker. */
export function showNotice({ title, text, about, onClick }: Notice): void {
  try {
    const notice = new Notification(title, { body: text, tag: about })
    notice.onclick = () => {
      window.focus()
      notice.close()
      onClick()
    }
  } catch {
    // Telephones take them from a service worker alone.
    wantsNotices.set(false)
  }
}
