import type { Permission } from './roles.ts'
import type { SettingsUpdate } from './settings.ts'

/** What changing some settings takes besides: after how long something is gone for good is a deletion for good. */
export const guardedSettings = {
  paymentSettings: 'payment',
  trashDays: 'erase',
  versionDays: 'erase',
  enquiryMonths: 'erase',
} as const satisfies Partial<Record<keyof SettingsUpdate, Permission>>

export type GuardedSetting = keyof typeof guardedSettings
