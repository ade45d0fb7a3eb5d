import { may, type Permission, type Role } from './roles.ts'
import type { SettingsUpdate } from './settings.ts'

/** What changing some settings takes besides: after how long something is gone for good is a deletion for good. */
export const guardedSettings = {
  paymentSettings: 'payment',
  trashDays: 'erase',
  versionDays: 'erase',
  enquiryMonths: 'erase',
} as const satisfies Partial<Record<keyof SettingsUpdate, Permission>>

export type GuardedSetting = keyof typeof guardedSettings

/** The settings that the role may not change, with what each takes. */
export function closedSettings(role: Role | null): [GuardedSetting, Permission][] {
  const all = Object.entries(guardedSettings) as [GuardedSetting, Permission][]
  return all.filter(([, permission]) => !may(role, permission))
}

/** A body without the settings that the role may not change. */
export function permittedSettings(role: Role | null, input: SettingsUpdate): SettingsUpdate {
  const closed = new Set<string>(closedSettings(role).map(([setting]) => setting))
  return Object.fromEntries(Object.entries(input).filter(([name]) => !closed.has(name)))
}
