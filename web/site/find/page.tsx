import { use, useEffect } from 'react'
import type { VisitTold } from '#contract/visits.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { findWords } from '#contract/words/find.ts'
import { findErrorWords } from '#contract/words/find-errors.ts'
import { api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useWords, WordsContext } from '#web/ui/words.ts'
import { wordsIn } from '../page-words.ts'
import { saidErrors } from '../said-errors.ts'
import { home } from '../search-engines/list-data.ts'
import { pageMeta } from '../search-engines/meta.ts'
import { Breadcrumb } from '../text-pages/breadcrumb.tsx'
import type { Route } from './+types/page.ts'
import { Answers } from './answers.tsx'
import { filledIn } from './filled-in.ts'
import { FinderBox } from './finder-box.tsx'
import { FinderFields } from './finder-fields.tsx'
import { loadFinder } from './load.ts'
import type { Typed } from './typed.ts'
import { useFilled } from './use-filled.ts'

export const handle = { cached: true }
export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadOnServer(context, (api) => loadFinder(api, url))
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => loadFinder(api, url)

export function meta({ matches }: Route.MetaArgs) {
  const say = wordsOf(findWords, wordsIn(matches))
  return pageMeta(matches, { title: say('find.title'), description: say('find.description'), path: '/find' })
}

/** Which designs fit a plot: the plot in one line or field by field, and the designs drawn on it. */
export default function FindPage({
  loaderData: { typed, found, errors, source, offersBuilding, isCounting },
}: Route.ComponentProps) {
  const say = useWords(findWords)
  const wrong: Partial<Typed> = errors
  const said: Partial<Typed> = saidErrors(findErrorWords, use(WordsContext), errors, (field) =>
    say(`find.${field === 'q' ? sideNamed(wrong.q) : (field as 'width')}`),
  )
  const isByLine = typed.q !== '' || said.q !== undefined
  const lineError = isByLine ? Object.values<string | undefined>(said)[0] : undefined
  const fields = filledIn(typed, found?.understood)
  // `remember-sought.ts` hears it.
  useEffect(() => {
    if (found) window.dispatchEvent(new Event('found'))
  }, [found])
  const { turn, isOpen } = useFilled(fields, isByLine ? false : !found || Object.keys(said).length > 0)
  return (
    <div
      data-plot={found?.plot}
      className={classNames('page-margins pb-20 md:pb-28', found ? 'pt-4 md:pt-6' : 'pt-8 md:pt-12')}
    >
      <Breadcrumb steps={[home]} />
      <div className={classNames('mt-4 grid items-end gap-x-12 gap-y-6', found && 'lg:grid-cols-2')}>
        <h1 className={classNames('expanded', found ? 'text-section' : 'text-display')}>
          {say('find.title')}
        </h1>
        {!found && <p className="max-w-line text-lead text-ink-soft">{say('find.lead')}</p>}
        <FinderBox typed={typed.q} error={lineError} />
      </div>
      <details
        key={`${isOpen}`}
        open={isOpen}
        className={classNames('border-y border-hairline print:hidden', found ? 'mt-4' : 'mt-8')}
      >
        <summary className="inline-flex min-h-11 items-center gap-2 text-small ruled-link">
          {say('find.fields')}
        </summary>
        <div className="pt-2 pb-6">
          <FinderFields
            key={turn}
            typed={fields}
            errors={isByLine ? {} : said}
            offersBuilding={offersBuilding}
          />
        </div>
      </details>
      {found?.page === 1 && isCounting && (
        <span hidden data-visit={JSON.stringify({ kind: 'plot', plot: found.plot } satisfies VisitTold)} />
      )}
      {found && <Answers found={found} typed={typed} source={source} />}
    </div>
  )
}

/** The side of a plot that a message is about which is said of the whole line. */
function sideNamed(message = ''): 'width' | 'depth' {
  return message.startsWith('Depth') ? 'depth' : 'width'
}
