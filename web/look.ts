import type { Settings } from '#contract/settings.ts'
import type { Api } from './api/request.ts'
import { getSettings } from './api/settings.ts'

/** What of the firm's identity every document takes: its accent, and of which file its icons are made. */
export interface Look {
  accent: string
  /** '' where the icons are the built-in ones. */
  icon: string
}

export const ownLook: Look = { accent: '', icon: '' }

/** The built-in look where the settings can't be read: a page that says so needs none. */
export async function readLook(api: Api): Promise<Look> {
  return getSettings(api).then(lookOf, () => ownLook)
}

function lookOf({ identity: { accent, logo, logoOnDark } }: Pick<Settings, 'identity'>): Look {
  return { accent, icon: (logo ?? logoOnDark)?.fileId ?? '' }
}
