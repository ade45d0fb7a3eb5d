import {
  FolderTree,
  House,
  Images,
  Inbox,
  LayoutGrid,
  type LucideIcon,
  MessageSquareQuote,
  Settings,
  Tags,
  Trash2,
} from 'lucide-react'
import { may, type Permission, type Role } from '#contract/roles.ts'

export interface Entry {
  label: string
  to: string
  icon: LucideIcon
  /** What it takes to be shown. */
  takes: Permission
  /** Active on its own address alone. */
  end?: boolean
  /** What waits behind the entry, where that is counted. */
  counts?: 'newEnquiries'
  /** Stands in the tab bar itself, not behind its 'More'. */
  isUnderThumb?: boolean
}

/** What the sidebar and the tab bar lead to, in order. */
export const entries: Entry[] = [
  { label: 'Home', to: '/admin', icon: House, takes: 'back-office', end: true, isUnderThumb: true },
  { label: 'Designs', to: '/admin/designs', icon: LayoutGrid, takes: 'content', isUnderThumb: true },
  { label: 'Categories', to: '/admin/categories', icon: FolderTree, takes: 'content', isUnderThumb: true },
  { label: 'Services & Pricing', to: '/admin/services', icon: Tags, takes: 'content' },
  { label: 'Testimonials', to: '/admin/testimonials', icon: MessageSquareQuote, takes: 'content' },
  {
    label: 'Enquiries',
    to: '/admin/enquiries',
    icon: Inbox,
    takes: 'enquiries',
    counts: 'newEnquiries',
    isUnderThumb: true,
  },
  { label: 'Media', to: '/admin/media', icon: Images, takes: 'content' },
  { label: 'Trash', to: '/admin/trash', icon: Trash2, takes: 'content' },
  { label: 'Settings', to: '/admin/settings', icon: Settings, takes: 'back-office' },
]

/** What a role is led to. */
export function entriesFor(role: Role | null): Entry[] {
  return entries.filter(({ takes }) => may(role, takes))
}

/** Pages that stand in no section of their own. */
const furtherPages: Pick<Entry, 'to' | 'takes'>[] = [{ to: '/admin/banners', takes: 'content' }]

/** What the page of that path takes. */
export function permissionOf(pathname: string): Permission {
  const sections = [...entries.filter(({ end }) => !end), ...furtherPages]
  return sections.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.takes ?? 'back-office'
}
