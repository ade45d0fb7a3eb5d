import type { Identity } from '#contract/firm-identity.ts'
import { isWordmark, proportionOf } from '#web/ui/logo.tsx'
import { lettersIn } from '#web/ui/longest-word.ts'

/** The windows, in pixels, from which on a header may hold more. */
const windows = { narrow: 1024, middle: 1280, wide: 1440 }
export type Window = keyof typeof windows

/** What stands in the header besides names: margins, the mark, the tray, the way to ask, the gaps, a scrollbar. */
const fixed = 288
const marginShare = 0.08
const gap = 28
const more = 68
/** Widths of a letter of the categories and of the firm's name: rather too wide, since fonts differ by script. */
const letter = { latin: 9.2, other: 13, firm: 14.5 }
/** The firm's name takes two or three lines sooner than more room than this. */
const widestFirm = 288
/** The firm's logo is so high, in pixels; beside the name it is at most twice as wide. */
export const logoHeight = 44
/** The room that the built-in mark takes, which is among what is fixed. */
const mark = 28

export type FirmShown = Pick<Identity, 'name' | 'logo'>

/** For each name the first window in whose header it fits, or null where it stands under 'More' always. */
export function windowsInHeader(firm: FirmShown, names: string[]): (Window | null)[] {
  const fitting = Object.entries(windows).map(([name, width]) => ({
    name: name as Window,
    count: countFitting(names, width * (1 - marginShare) - fixed - firmWidth(firm)),
  }))
  return names.map((_, index) => fitting.find(({ count }) => index < count)?.name ?? null)
}

function countFitting(names: string[], room: number): number {
  const widths = names.map((name) => nameWidth(name) + gap)
  const widthOf = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width, 0)
  if (widthOf(names.length) - gap <= room) return names.length
  const count = names.findLastIndex((_, index) => widthOf(index + 1) + more <= room) + 1
  return count
}

function nameWidth(name: string): number {
  const isLatin = /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]*$/u.test(name)
  return lettersIn(name) * (isLatin ? letter.latin : letter.other)
}

function firmWidth({ name, logo }: FirmShown): number {
  const nameWidth = Math.min(widestFirm, lettersIn(name) * letter.firm)
  if (!logo) return nameWidth
  const logoWidth = proportionOf(logo) * logoHeight - mark
  return isWordmark(logo) ? Math.min(widestFirm, logoWidth) : nameWidth + logoWidth
}
