import type { Noted, State } from './journal.ts'
import type { Work } from './work-on-documents.ts'

export const settingsKind = 'settings'

/** What a revision of the settings says; two parts of them, so that half a change shows. */
export const settingsContent = ({ mark }: Noted, revision: number) => ({
  websiteName: `${mark}, ${revision}`,
  socialMedia: { instagram: `https://instagram.com/r${revision}` },
})

/** Saves the settings again and again. */
export async function workOnSettings(document: Noted, { client, journal, goesOn }: Work): Promise<void> {
  while (goesOn() && document.may.length === 1) {
    const revision = (document.may[0] as State).revision + 1
    await journal.attempt(document, { at: 'live', revision }, () =>
      client.call('PUT', '/api/settings', settingsContent(document, revision)),
    )
  }
}
