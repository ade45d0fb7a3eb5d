import { createContext, useEffect, useState } from 'react'
import { isSignedOut } from '#web/api/api-error.ts'
import { listEnquiries } from '#web/api/enquiries.ts'
import { type Api, api } from '#web/api/request.ts'
import { type SeenPage, shownPage, startPolling } from '../page/polling.ts'
import { useToken } from '../session/use-token.ts'
import { isNotifying, wantsNotifications } from './notifications/notifications.ts'

/** How many enquiries nobody has answered yet, and the last of them to come. */
export interface NewEnquiries {
  count: number
  /** Its id; later ones sort later. */
  last: string
  /** Who sent it, and from where. */
  from: string
  /** Whether any of this is known yet. */
  isRead: boolean
}

export const noNewEnquiries: NewEnquiries = { count: 0, last: '', from: '', isRead: false }

export const NewEnquiriesContext = createContext(noNewEnquiries)

export async function readNewEnquiries(api: Api): Promise<NewEnquiries> {
  const { data, pagination } = await listEnquiries(api, { status: 'new', limit: 1 })
  const [last] = data
  return {
    count: pagination.total,
    last: last?._id ?? '',
    from: last ? `${last.name}, ${last.city}` : '',
    isRead: true,
  }
}

/** Where they are told of by the system, they are asked for while the page is not seen as well. */
const watchedPage: SeenPage = { ...shownPage, isSeen: () => shownPage.isSeen() || isNotifying() }

/** The new enquiries as they were loaded with the page, and since then as they come, for one session after another. */
export function useNewEnquiries(loaded: NewEnquiries): NewEnquiries {
  const [polled, setPolled] = useState({ since: loaded, now: loaded })
  // Another tab may switch it on while this one is hidden.
  const isWanted = wantsNotifications.useIsOn()
  const token = useToken()
  useEffect(() => {
    if (!token) return
    return startPolling({
      read: () => readNewEnquiries(api),
      onRead: (now) => setPolled({ since: loaded, now }),
      isFinal: isSignedOut,
      page: isWanted ? watchedPage : shownPage,
    })
  }, [loaded, isWanted, token])
  return polled.since === loaded ? polled.now : loaded
}
