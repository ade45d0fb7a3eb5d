import type { Permission } from '#contract/roles.ts'

interface SettingsTab {
  /** As the address names it. */
  name: string
  label: string
  /** What it takes to be shown. */
  takes: Permission
}

/** The tabs of the settings, in order. */
export const settingsTabs = [
  { name: 'profile', label: 'Profile', takes: 'back-office' },
  { name: 'password', label: 'Password', takes: 'back-office' },
  { name: 'admins', label: 'Admins', takes: 'accounts' },
  { name: 'website', label: 'Website Settings', takes: 'content' },
  { name: 'identity', label: 'Identity', takes: 'content' },
  { name: 'words', label: 'Words', takes: 'content' },
  { name: 'search', label: 'Search', takes: 'content' },
  { name: 'setbacks', label: 'Setbacks', takes: 'content' },
  { name: 'building', label: 'Cost of Building', takes: 'content' },
  { name: 'backup', label: 'Backup', takes: 'backups' },
  { name: 'system', label: 'System', takes: 'system' },
] as const satisfies SettingsTab[]

export type SettingsTabName = (typeof settingsTabs)[number]['name']
