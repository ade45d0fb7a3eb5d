import { tagOptions } from '#contract/tag-options.ts'
import { tagValue } from '#contract/tags.ts'

export interface TagChoices {
  /** What is offered: tags that begin with what is typed, those that contain it, and last what would be made. */
  offered: string[]
  /** The tag that would be made of what is typed; none where there is such a tag already. */
  made: string | undefined
  /** Which one Enter takes, as long as no other is stepped to; -1 for none. */
  first: number
}

/** What a tags field offers for what is typed into it. */
export function tagChoices(typed: string, chosen: readonly string[]): TagChoices {
  const words = tagValue(typed)
  const found = tagOptions.filter((tag) => !chosen.includes(tag) && tag.includes(words))
  const begin = found.filter((tag) => tag.startsWith(words))
  const isNew = words !== '' && ![...tagOptions, ...chosen].includes(words)
  const offered = [...begin, ...found.filter((tag) => !begin.includes(tag)), ...(isNew ? [words] : [])]
  const isAnyMeant = words !== '' && (begin.length > 0 || isNew)
  return {
    offered,
    made: isNew ? words : undefined,
    first: isAnyMeant ? (begin.length > 0 ? 0 : offered.length - 1) : -1,
  }
}
