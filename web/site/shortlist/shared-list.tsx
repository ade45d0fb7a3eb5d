import { useEffect, useRef, useState } from 'react'
import type { Shortlist } from '#contract/shortlist.ts'
import { shortlistWords } from '#contract/words/shortlist.ts'
import { messageOf } from '#web/api/request.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useInTurn } from '#web/ui/in-turn.ts'
import { toast } from '#web/ui/toast.ts'
import { useWords } from '#web/ui/words.ts'
import { AddDesign } from './add-design.tsx'
import { CloseShared } from './close-shared.tsx'
import { Comments } from './comments.tsx'
import { Compare } from './compare.tsx'
import { focusNext } from './focus-next.ts'
import { KeepMark } from './keep-mark.tsx'
import { Missing } from './missing.tsx'
import { MoveButtons, moved } from './move-buttons.tsx'
import { isNoLongerShown } from './no-longer-shown.ts'
import { useShared } from './use-shared.ts'

/** A shared shortlist: side by side, and what everybody with its link may do. */
export function SharedList({ loaded }: { loaded: Shortlist }) {
  const say = useWords(shortlistWords)
  const shared = useShared(loaded)
  const [told, setTold] = useState('')
  const inTurn = useInTurn()
  const { shortlist, latest, isOffline, change } = shared
  const { key, name, designs, leftOut, isClosed } = shortlist
  const lead = useRef<HTMLParagraphElement>(null)
  const [isClosedHere, setClosedHere] = useState(false)
  // What has closed it is gone with the focus, far below what says so.
  useEffect(() => {
    if (isClosed && isClosedHere) lead.current?.focus()
  }, [isClosed, isClosedHere])
  const idsNow = () => latest().designs.map(({ _id }) => _id)

  async function attempt(update: Parameters<typeof change>[0], added = '') {
    try {
      await change(update)
      return true
    } catch (error) {
      toast.error(isNoLongerShown(error) ? say('shortlist.gone.named', { title: added }) : messageOf(error))
      return false
    }
  }

  async function takeOut({ _id, title, addedBy }: Shortlist['designs'][number], button: Element) {
    const place = idsNow().indexOf(_id)
    focusNext(button)
    if (!(await attempt({ remove: [_id] }))) return
    toast.success(say('shortlist.taken', { title }), {
      label: say('shortlist.undo'),
      run: () => attempt({ add: [_id], by: addedBy, order: withAt(idsNow(), _id, place) }, title),
    })
  }

  async function move({ _id, title }: Shortlist['designs'][number], by: -1 | 1) {
    const ids = idsNow()
    const place = ids.indexOf(_id)
    if (place < 0 || !ids[place + by]) return
    if (await attempt({ order: moved(ids, place, by) }))
      setTold(say('shortlist.moved', { title, place: place + by + 1, count: ids.length }))
  }

  if (shared.isGone) return <Missing shortlistKey={key} />
  return (
    <div className="page-margins min-h-[70svh] pt-10 pb-24 md:pt-16 print:min-h-0 print:p-0">
      <p className="annotation text-ink-soft">{say('shortlist.shared')}</p>
      <h1 className="mt-1 breakable text-display expanded">{name || say('shortlist.title')}</h1>
      <p ref={lead} tabIndex={-1} aria-live="polite" className="mt-4 max-w-xl text-lead text-ink-soft">
        {say(isClosed ? 'shortlist.closed' : 'shortlist.shared.lead')}
      </p>
      <p role="status" className={isOffline ? 'mt-4 border-l-2 border-accent pl-3' : 'sr-only'}>
        {isOffline ? say('shortlist.offline') : told}
      </p>
      <div className="mt-8">
        {designs.length === 0 && (
          <p className="border-t border-ink py-6">
            {say(leftOut > 0 ? 'shortlist.gone.all' : 'shortlist.nothing')}
          </p>
        )}
        {designs.length > 0 && (
          <Compare
            designs={designs}
            tools={(design, place) => (
              <div className="flex flex-wrap gap-2">
                {!isClosed && (
                  <>
                    <Button
                      look="outline"
                      size="small"
                      className="min-h-11 noscript:hidden"
                      onClick={({ currentTarget }) => takeOut(design, currentTarget)}
                    >
                      {say('shortlist.take')}
                      <span className="sr-only">{design.title}</span>
                    </Button>
                    <MoveButtons
                      title={design.title}
                      place={place}
                      count={designs.length}
                      // Each from where the one before has led: of several quick presses none is lost.
                      onMove={(by) => inTurn(() => move(design, by))}
                    />
                  </>
                )}
                <KeepMark design={design} className="border border-hairline" />
              </div>
            )}
            below={({ addedBy }) =>
              addedBy && (
                <p className="text-small wrap-anywhere text-ink-soft">
                  {say('shortlist.addedBy', { name: addedBy })}
                </p>
              )
            }
          />
        )}
        {leftOut > 0 && designs.length > 0 && (
          <p className="mt-4 text-ink-soft">{say('shortlist.leftOut', { count: leftOut })}</p>
        )}
      </div>
      {designs.length > 0 && (
        <ButtonLink to={`/contact?shortlist=${key}#enquiry`} className="mt-8 print:hidden">
          {say('shortlist.enquire')}
        </ButtonLink>
      )}
      <div className="mt-14 grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <Comments shared={shared} className="min-w-0 lg:col-span-7" />
        {!isClosed && (
          <div className="min-w-0 noscript:hidden lg:col-span-5 print:hidden">
            <AddDesign shared={shared} />
            <CloseShared shared={shared} onClosed={() => setClosedHere(true)} />
          </div>
        )}
      </div>
    </div>
  )
}

/** Where others have put it back meanwhile, it goes where it was too. */
function withAt(ids: string[], id: string, place: number): string[] {
  return ids.filter((one) => one !== id).toSpliced(place, 0, id)
}
