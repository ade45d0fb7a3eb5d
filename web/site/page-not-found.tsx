import { missingWords } from '#contract/words/missing.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TitleBlock } from '#web/ui/title-block.tsx'
import { useWords } from '#web/ui/words.ts'

/** Said where no page is. */
export function PageNotFound() {
  const say = useWords(missingWords)
  return (
    <div className="page-margins flex min-h-[70svh] flex-col justify-between gap-12 pt-16 pb-8 md:pt-24">
      <div>
        <h1 className="text-display expanded">{say('site.missing.title')}</h1>
        <p className="mt-6 max-w-xl text-lead text-ink-soft">{say('site.missing.lead')}</p>
        <ButtonLink to="/" className="mt-8">
          {say('site.missing.home')}
        </ButtonLink>
      </div>
      <TitleBlock>
        <span>404</span>
        <span>{say('site.missing.note')}</span>
      </TitleBlock>
    </div>
  )
}
