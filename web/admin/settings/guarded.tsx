import type { ReactNode } from 'react'
import { type GuardedSetting, guardedSettings } from '#contract/guarded-settings.ts'
import { useMay } from '../session/use-may.ts'

/** A part of a form that is there for whoever may change the setting. */
export function Guarded({ setting, children }: { setting: GuardedSetting; children: ReactNode }) {
  return useMay(guardedSettings[setting]) ? children : null
}
