import { createContext, useEffect, useState } from 'react'
import { isSignedOut } from '#web/api/api-error.ts'
import { listEnquiries } from '#web/api/enquiries.ts'
import { type Api, api } from '#web/api/request.ts'
import { shownPage, startPolling } from '../page/polling.ts'

/** How many enquiries nobody has answered yet, and the last of them to come. */
export interface NewEnquiries {
  count: number
  /** Its id; later ones sort later. */
  last: string
}

export const noNewEnquiries: NewEnquiries = { count: 0, last: '' }

export const NewEnquiriesContext = createContext(noNewEnquiries)

export async function readNewEnquiries(api: Api): Promise<NewEnquiries> {
  const { data, pagination } = await listEnquiries(api, { status: 'new', limit: 1 })
  return { count: pagination.total, last: data[0]?._id ?? '' }
}

/** The new enquiries as they were loaded with the page, and since then as they come. */
export function useNewEnquiries(loaded: NewEnquiries): NewEnquiries {
  const [polled, setPolled] = useState({ since: loaded, now: loaded })
  useEffect(
    () =>
      startPolling({
        read: () => readNewEnquiries(api),
        onRead: (now) => setPolled({ since: loaded, now }),
        isFinal: isSignedOut,
        page: shownPage,
      }),
    [loaded],
  )
  return polled.since === loaded ? polled.now : loaded
}
