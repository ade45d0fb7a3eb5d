import {
  FolderTree,
  House,
  Inbox,
  LayoutGrid,
  type LucideIcon,
  MessageSquareQuote,
  Settings,
  Tags,
} from 'lucide-react'

export interface Entry {
  label: string
  to: string
  icon: LucideIcon
  /** Active on its own address alone. */
  end?: boolean
  /** What waits behind the entry, where that is counted. */
  counts?: 'newEnquiries'
  /** Stands in the tab bar itself, not behind its 'More'. */
  isUnderThumb?: boolean
}

/** What the sidebar and the tab bar lead to, in order. */
export const entries: Entry[] = [
  { label: 'Home', to: '/admin', icon: House, end: true, isUnderThumb: true },
  { label: 'Designs', to: '/admin/designs', icon: LayoutGrid, isUnderThumb: true },
  { label: 'Categories', to: '/admin/categories', icon: FolderTree, isUnderThumb: true },
  { label: 'Services & Pricing', to: '/admin/services', icon: Tags },
  { label: 'Testimonials', to: '/admin/testimonials', icon: MessageSquareQuote },
  { label: 'Enquiries', to: '/admin/enquiries', icon: Inbox, counts: 'newEnquiries', isUnderThumb: true },
  { label: 'Settings', to: '/admin/settings', icon: Settings },
]
