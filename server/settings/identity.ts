import type { Image, ImageInput } from '#contract/file.ts'
import { viewUrl } from '#contract/file-address.ts'
import { limits } from '#contract/limits.ts'
import { fileMessages, identityMessages } from '#contract/messages.ts'
import type { Settings, SettingsUpdate } from '#contract/settings.ts'
import type { Db } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { writeAttachments } from '../files/attachments.ts'
import { isPicture, requireKind } from '../files/kinds.ts'
import { ownImage } from '../files/own-image.ts'
import { findFile } from '../files/repository.ts'

const logos = ['logo', 'logoOnDark'] as const
type Logo = (typeof logos)[number]

/** What a body says of the identity, but for the name, which `websiteName` says. */
export function identityBody({ websiteName, identity }: Pick<Settings, 'websiteName' | 'identity'>) {
  const { name, logo, logoOnDark, ...own } = identity
  return {
    ...own,
    logo: logo && ownImage(logo, websiteName),
    logoOnDark: logoOnDark && ownImage(logoOnDark, websiteName),
  }
}

/**
 * Gives `settings` the one name that a body says, and its logos, which must be stored pictures.
 * @param current as they were
 * @param settings as they will be
 */
export async function changeIdentity(
  tx: Db,
  current: Settings,
  { websiteName, identity = {} }: SettingsUpdate,
  settings: Settings,
): Promise<void> {
  settings.websiteName = nameOf(current.websiteName, [websiteName, identity.name])
  settings.identity.name = settings.websiteName
  for (const logo of logos) {
    const given = identity[logo]
    settings.identity[logo] =
      given === undefined ? current.identity[logo] : await attachLogo(tx, logo, given, current.websiteName)
  }
}

/** The name that differs from the one that is stored. @throws AppError 400 where two do, and differ */
function nameOf(stored: string, given: (string | undefined)[]): string {
  const [name = stored, other = name] = new Set(given.filter((one) => one !== undefined && one !== stored))
  if (name !== other) throw invalid('identity.name', identityMessages.twoNames)
  return name
}

async function attachLogo(
  tx: Db,
  id: Logo,
  given: ImageInput | null,
  websiteName: string,
): Promise<Image | null> {
  const owner = { kind: 'settings', id, role: 'logo' } as const
  const field = `identity.${id}`
  if (!given) {
    await writeAttachments(tx, owner, [])
    return null
  }
  const { fileId, alt } = ownImage(given as Image, websiteName)
  await requireKind(tx, fileId, {
    field,
    types: isPicture,
    wrongType: fileMessages.notImage,
    most: limits.file.logo - 1,
    tooLarge: identityMessages.logoTooLarge,
  })
  await writeAttachments(tx, owner, [{ fileId, alt }], field)
  const file = await findFile(tx, fileId)
  const { width = null, height = null, placeholder = null } = file ?? {}
  return { fileId, url: viewUrl(fileId), alt, width, height, placeholder }
}
