import type { Settings } from '#contract/settings.ts'
import { accentRules } from './accent-rules.ts'
import type { Api } from './api/request.ts'
import { getSettings } from './api/settings.ts'

/** What of the firm's identity every document takes: its accent, and of which file its icons are made. */
export interface Look {
  /** The rules of its accent (`accent-rules.ts`), '' for the built-in one. Made by the server: no visitor needs the code that makes them. */
  accentRules: string
  /** '' where the icons are the built-in ones. */
  icon: string
}

/** Null where the settings can't be read: a page that says so has the built-in look. */
export async function readLook(api: Api): Promise<Look | null> {
  return getSettings(api).then(lookOf, () => null)
}

function lookOf({ identity: { accent, logo, logoOnDark } }: Pick<Settings, 'identity'>): Look {
  return { accentRules: accentRules(accent), icon: (logo ?? logoOnDark)?.fileId ?? '' }
}
