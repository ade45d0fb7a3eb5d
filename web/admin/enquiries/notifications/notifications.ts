import { createStoredSwitch } from '../../page/stored-switch.ts'

/** Whether new enquiries are to be told by the system, in this browser. */
export const wantsNotifications = createStoredSwitch('enquiry-notifications')

/** Whether this browser can show notifications of a page at all. */
export function canNotify(): boolean {
  return 'Notification' in window
}

/** Whether they are wanted, and the browser lets the site show them. */
export function isNotifying(): boolean {
  return wantsNotifications.isOn() && canNotify() && Notification.permission === 'granted'
}

interface Told {
  title: string
  text: string
  /** Tabs that tell the same show one notification. */
  about: string
  onClick: () => void
}

/** Shows a notification, where the browser does so for a page without a worker. */
export function showNotification({ title, text, about, onClick }: Told): void {
  try {
    const shown = new Notification(title, { body: text, tag: about })
    shown.onclick = () => {
      window.focus()
      shown.close()
      onClick()
    }
  } catch {
    // Telephones take them from a service worker alone.
    wantsNotifications.set(false)
  }
}

const entry = 'enquiry-told'

/** Whether a tab has told of an enquiry, or of a later one. @param id ids of later ones sort later */
export function isTold(id: string): boolean {
  try {
    return (localStorage.getItem(entry) ?? '') >= id
  } catch {
    return false
  }
}

/** Notes that somebody was told of an enquiry, or sees it. */
export function noteTold(id: string): void {
  try {
    if (!isTold(id)) localStorage.setItem(entry, id)
  } catch {
    // Another tab may tell of it once more.
  }
}
