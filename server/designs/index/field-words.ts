import type { House } from '#contract/house.ts'
import type { DesignTexts } from './rows.ts'

/** What a design's fields say in words that are typed: its colours and style, that it follows Vastu, that it has room for cars or stands on a stilt floor. */
export function fieldWords({ house: stored, colors }: Pick<DesignTexts, 'house' | 'colors'>): string[] {
  const house: Partial<House> = stored === null ? {} : JSON.parse(stored)
  const { vastu = null, parking = null, stilt = false, style = '' } = house
  return [
    ...(JSON.parse(colors) as string[]),
    style,
    vastu === 'yes' || vastu === 'on-request' ? 'vastu' : '',
    stilt ? 'stilt' : '',
    stilt || (parking ?? 0) > 0 ? 'car parking' : '',
  ].filter((words) => words !== '' && !words.startsWith('#'))
}
