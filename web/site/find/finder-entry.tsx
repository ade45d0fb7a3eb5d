import { finderBoxWords } from '#contract/words/finder-box.ts'
import { SheetHeading } from '#web/ui/title-block.tsx'
import { useWords } from '#web/ui/words.ts'
import { FinderBox } from './finder-box.tsx'

/** The way to the finder, as a section of a page. */
export function FinderEntry() {
  const say = useWords(finderBoxWords)
  return (
    <section aria-labelledby="finder">
      <SheetHeading id="finder">{say('site.find.question')}</SheetHeading>
      <div className="mt-6 md:ml-32">
        <FinderBox />
      </div>
    </section>
  )
}
