import { may, type Permission, type Role } from '#contract/roles.ts'
import { settingsTabs } from '../settings/tabs.ts'
import { entriesFor } from '../shell/navigation.ts'

/** A page of the back-office that is offered by its name. */
export interface Page {
  label: string
  to: string
  /** The page that it lies in. */
  within?: string
}

/** What no entry of the navigation leads to at once. */
const furtherPages: (Page & { takes: Permission })[] = [
  { label: 'Create New Design', to: '/admin/designs/new', takes: 'content' },
  { label: 'Create New Category', to: '/admin/categories/new', takes: 'content' },
  { label: 'Create New Service', to: '/admin/services/new', takes: 'content' },
  { label: 'Create New Testimonial', to: '/admin/testimonials/new', takes: 'content' },
  { label: 'Create New Banner', to: '/admin/banners/new', takes: 'content' },
  { label: 'Banners', to: '/admin/banners', takes: 'content' },
  { label: 'Activity', to: '/admin/settings/activity', takes: 'enquiries', within: 'Settings' },
  ...settingsTabs.map(({ name, label, takes }) => ({
    label,
    to: `/admin/settings?tab=${name}`,
    takes,
    within: 'Settings',
  })),
]

/** What a role is offered: what the navigation leads to and, once something is typed, what lies behind it. */
export function pagesFor(role: Role | null, typed: string): Page[] {
  const further = typed.trim() ? furtherPages.filter(({ takes }) => may(role, takes)) : []
  return [...entriesFor(role), ...further]
}
