import { bannerTypes } from '#contract/banner.ts'
import type { MediaType } from '#contract/file.ts'
import { limits } from '#contract/limits.ts'
import { bannerMessages } from '#contract/messages.ts'

const most = { image: limits.file.bannerImage, video: limits.file.bannerVideo }

/** What the file chooser offers. */
export function acceptedBanner(type: MediaType): string {
  return bannerTypes[type].join(',')
}

/** Why a banner's file is not taken, if it is not. */
export function refuseBanner(file: Pick<File, 'size' | 'type'>, type: MediaType): string | undefined {
  if (!bannerTypes[type].some((accepted) => accepted === file.type)) return bannerMessages.wrongType(type)
  if (file.size > most[type]) return bannerMessages.tooLarge(type)
}
