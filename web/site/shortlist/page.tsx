import { useState } from 'react'
import type { DesignSummary } from '#contract/design.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { shortlistWords } from '#contract/words/shortlist.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWords } from '#web/ui/words.ts'
import { useDesigns } from '../design-cards/use-designs.ts'
import { changedWords, wordsIn } from '../page-words.ts'
import { Recent } from '../recent/recent.tsx'
import { pageMeta } from '../search-engines/meta.ts'
import type { Route } from './+types/page.ts'
import { Compare } from './compare.tsx'
import { focusNext } from './focus-next.ts'
import { type Kept, putBack, setKept, useKept } from './kept.ts'
import { MoveButtons, moved } from './move-buttons.tsx'
import { NoteField } from './note-field.tsx'
import { Send } from './send.tsx'
import { SentLists } from './sent-lists.tsx'

const load = async (api: Api) => ({ words: await changedWords(api, 'shortlist', 'design') })

/** The same for everybody: what is kept lies in the browser. */
export const handle = { cached: true }
export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, load)
export const clientLoader = () => load(api)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: wordsOf(shortlistWords, wordsIn(matches))('shortlist.title') })
}

/** What a visitor keeps, side by side. */
export default function ShortlistPage() {
  const say = useWords(shortlistWords)
  const kept = useKept()
  return (
    <div className="page-margins min-h-[70svh] in-data-kept:min-h-svh pt-10 pb-24 md:pt-16 print:min-h-0 print:p-0">
      <h1 className="text-display expanded">{say('shortlist.title')}</h1>
      <p className="mt-4 max-w-xl text-lead text-ink-soft">{say('shortlist.lead')}</p>
      <div className="mt-8">
        {kept === null ? (
          <>
            <p className="text-ink-soft noscript:hidden">{say('shortlist.opening')}</p>
            <p className="hidden text-ink-soft noscript:block">{say('shortlist.script')}</p>
          </>
        ) : kept.length === 0 ? (
          <EmptyState title={say('shortlist.empty')} text={say('shortlist.empty.lead')}>
            <ButtonLink to="/gallery">{say('shortlist.browse')}</ButtonLink>
          </EmptyState>
        ) : (
          <KeptDesigns kept={kept} />
        )}
      </div>
      <SentLists />
      <Recent />
    </div>
  )
}

function KeptDesigns({ kept }: { kept: Kept[] }) {
  const say = useWords(shortlistWords)
  const { known, readAnew, hasFailed, isLoading, retry } = useDesigns(kept.map(({ id }) => id))
  const [told, setTold] = useState('')
  const shown = kept.flatMap(({ id }) => known.get(id) ?? [])
  const gone = kept.filter(({ id }) => known.get(id) === null)

  function takeOut({ _id, title }: Pick<DesignSummary, '_id' | 'title'>, button: Element) {
    const place = kept.findIndex(({ id }) => id === _id)
    const [taken] = kept.slice(place, place + 1)
    focusNext(button)
    setKept(kept.toSpliced(place, 1))
    toast.success(say('shortlist.taken', { title }), {
      label: say('shortlist.undo'),
      run: () => taken && putBack(taken, place),
    })
  }

  function move({ _id, title }: DesignSummary, place: number, by: -1 | 1) {
    const ids = moved(shown, place, by).map((design) => design._id)
    const byId = new Map(kept.map((one) => [one.id, one]))
    setKept([...ids.flatMap((id) => byId.get(id) ?? []), ...kept.filter(({ id }) => !ids.includes(id))])
    setTold(say('shortlist.moved', { title, place: place + by + 1, count: ids.length }))
    return _id
  }

  return (
    <>
      {isLoading && <p className="mb-4 text-ink-soft">{say('shortlist.opening')}</p>}
      {hasFailed && (
        <p role="alert" className="mb-6 flex flex-wrap items-center gap-4">
          {say('shortlist.failed')}
          <Button look="outline" size="small" className="min-h-11" onClick={retry}>
            {say('shortlist.again')}
          </Button>
        </p>
      )}
      {shown.length > 0 && (
        <Compare
          designs={shown}
          tools={(design, place) => (
            <div className="flex flex-wrap gap-2">
              <Button
                look="outline"
                size="small"
                className="min-h-11"
                onClick={({ currentTarget }) => takeOut(design, currentTarget)}
              >
                {say('shortlist.take')}
                <span className="sr-only">{design.title}</span>
              </Button>
              <MoveButtons
                title={design.title}
                place={place}
                count={shown.length}
                onMove={(by) => move(design, place, by)}
              />
            </div>
          )}
          below={({ _id, title }) => <NoteField id={_id} title={title} />}
        />
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
      {gone.length === kept.length && <p className="mb-6 text-lead">{say('shortlist.gone.all')}</p>}
      {gone.map(({ id, title, note }) => (
        <p key={id} className="mt-4 flex flex-wrap items-center gap-4 border-t border-hairline pt-4">
          <span className="wrap-anywhere text-ink-soft">
            {title ? say('shortlist.gone.named', { title }) : say('shortlist.gone')}
          </span>
          {note && <span className="wrap-anywhere">{note}</span>}
          <Button
            look="outline"
            size="small"
            className="min-h-11"
            onClick={({ currentTarget }) =>
              takeOut({ _id: id, title: title ?? say('shortlist.gone') }, currentTarget)
            }
          >
            {say('shortlist.take')}
            <span className="sr-only">{title}</span>
          </Button>
        </p>
      ))}
      {gone.length === kept.length && (
        <ButtonLink to="/gallery" className="mt-8">
          {say('shortlist.browse')}
        </ButtonLink>
      )}
      {shown.length > 0 && <Send designs={shown} readAnew={readAnew} />}
    </>
  )
}
