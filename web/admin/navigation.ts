import { House, Inbox, LayoutGrid, type LucideIcon } from 'lucide-react'

export interface Entry {
  label: string
  to: string
  icon: LucideIcon
  /** Active on its own address alone. */
  end?: boolean
  /** What waits behind the entry, where that is counted. */
  counts?: 'newEnquiries'
}

/** What the sidebar and the tab bar lead to, in order. */
export const entries: Entry[] = [
  { label: 'Home', to: '/admin', icon: House, end: true },
  { label: 'Designs', to: '/admin/designs', icon: LayoutGrid },
  { label: 'Enquiries', to: '/admin/enquiries', icon: Inbox, counts: 'newEnquiries' },
]
