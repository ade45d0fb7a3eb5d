import { aboutWords } from '#contract/words/about.ts'
import { siteWords } from '#contract/words/site.ts'
import { useWords } from '#web/ui/words.ts'
import type { outline } from '../text-pages/outline.ts'
import { SavedText } from '../text-pages/saved-text.tsx'
import { chaptersOf, Sections } from '../text-pages/sections.tsx'
import { TextPage } from '../text-pages/text-page.tsx'
import { useDefaultAbout } from './default-about.tsx'

type Known = Parameters<typeof useDefaultAbout>[0]

interface AboutTextProps extends Known {
  /** What the firm has saved about itself. */
  saved: ReturnType<typeof outline> | null
  websiteName: string
}

/** What the firm has saved about itself, or what its services and categories say. */
export function AboutText({ saved, websiteName, categories, services }: AboutTextProps) {
  const say = useWords({ ...siteWords, ...aboutWords })
  const sections = useDefaultAbout({ categories, services })
  return (
    <TextPage
      title={say('about.title', { firm: websiteName })}
      lead={saved ? undefined : say('about.lead')}
      chapters={saved ? saved.chapters : chaptersOf(sections)}
      notes={[websiteName, say('site.about')]}
    >
      {saved ? <SavedText html={saved.html} /> : <Sections sections={sections} />}
    </TextPage>
  )
}
