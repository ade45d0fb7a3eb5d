import { useEffect } from 'react'
import { shortlistWords } from '#contract/words/shortlist.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TitleBlock } from '#web/ui/title-block.tsx'
import { useWords } from '#web/ui/words.ts'
import { forgetSent } from './sent.ts'

/** Said where no shortlist is, or none any more. */
export function Missing({ shortlistKey }: { shortlistKey: string }) {
  const say = useWords(shortlistWords)
  useEffect(() => forgetSent(shortlistKey), [shortlistKey])
  return (
    <div className="page-margins flex min-h-[70svh] flex-col justify-between gap-12 pt-16 pb-8 md:pt-24">
      <div>
        <h1 className="text-display expanded">{say('shortlist.missing')}</h1>
        <p className="mt-6 max-w-xl text-lead text-ink-soft">{say('shortlist.missing.lead')}</p>
        <ButtonLink to="/gallery" className="mt-8">
          {say('shortlist.browse')}
        </ButtonLink>
      </div>
      <TitleBlock>
        <span>404</span>
        <span>{say('shortlist.title')}</span>
      </TitleBlock>
    </div>
  )
}
