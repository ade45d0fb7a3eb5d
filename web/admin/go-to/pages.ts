import { may, type Permission, type Role } from '#contract/roles.ts'
import { settingsTabs } from '../settings/tabs.ts'
import { entriesFor, permissionOf } from '../shell/navigation.ts'

/** A page of the back-office that is offered by its name. */
export interface Page {
  label: string
  to: string
  /** The page that it lies in. */
  within?: string
}

/** What no entry of the navigation leads to at once. */
const behindEntries: Page[] = [
  { label: 'Create New Design', to: '/admin/designs/new' },
  { label: 'Import Designs', to: '/admin/designs/import' },
  { label: 'Create New Category', to: '/admin/categories/new' },
  { label: 'Create New Service', to: '/admin/services/new' },
  { label: 'Create New Testimonial', to: '/admin/testimonials/new' },
  { label: 'Create New Banner', to: '/admin/banners/new' },
  { label: 'Banners', to: '/admin/banners' },
  { label: 'Quick replies', to: '/admin/enquiries/replies', within: 'Enquiries' },
]

/** Parts of the settings, not all of which are everybody's. */
const withinSettings: (Page & { takes: Permission })[] = [
  { label: 'Activity', to: '/admin/settings/activity', takes: 'enquiries' as const },
  ...settingsTabs.map(({ name, label, takes }) => ({ label, to: `/admin/settings?tab=${name}`, takes })),
].map((page) => ({ ...page, within: 'Settings' }))

/** What a role is offered: what the navigation leads to and, once something is typed, what lies behind it. */
export function pagesFor(role: Role | null, typed: string): Page[] {
  if (!typed.trim()) return entriesFor(role)
  return [
    ...entriesFor(role),
    ...behindEntries.filter(({ to }) => may(role, permissionOf(to))),
    ...withinSettings.filter(({ takes }) => may(role, takes)),
  ]
}
