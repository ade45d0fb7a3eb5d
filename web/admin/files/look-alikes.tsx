import { type MouseEvent, useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Thumbnail } from '../media/thumbnail.tsx'
import type { FormFiles } from './use-files.ts'
import { type LookAlike, placeOf } from './use-look-alikes.ts'

/** Which of the files that were just chosen look like one of the library: either is taken, and nothing has to be. */
export function LookAlikes({ files }: { files: FormFiles }) {
  const area = useRef<HTMLDivElement>(null)

  /** The keyboard goes on from the next one, or from where files are chosen. */
  function answer({ currentTarget }: MouseEvent<HTMLElement>, done: () => unknown) {
    const item = currentTarget.closest('li')
    const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')
    const input = area.current?.parentElement?.querySelector<HTMLElement>('input[type=file]')
    done()
    const target = next ?? input
    target?.focus()
  }

  return (
    <div ref={area} aria-live="polite">
      {files.lookAlikes.length > 0 && (
        <ul aria-label="Files that look alike" className="border-t border-hairline">
          {files.lookAlikes.map((found) => (
            <LookAlikeItem
              key={found.key}
              found={found}
              onUse={(event) => answer(event, () => files.takeOther(found))}
              onKeep={(event) => answer(event, () => files.keep(found))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface LookAlikeItemProps {
  found: LookAlike
  onUse: (event: MouseEvent<HTMLElement>) => void
  onKeep: (event: MouseEvent<HTMLElement>) => void
}

function LookAlikeItem({ found: { name, fileId, other }, onUse, onKeep }: LookAlikeItemProps) {
  const nameId = useId()
  const place = placeOf(other)
  const where = place ? `Already in ${place}.` : 'Already in the library.'
  const isSame = other._id === fileId
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-4 border-b border-hairline py-3">
      <Thumbnail file={other} sizes="80px" className="h-15 w-20 border border-hairline" />
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p id={nameId} className="annotation truncate text-ink-soft">
            {name}
          </p>
          <p className="text-small wrap-anywhere">
            {isSame ? `${where} It is stored once, and stands here too.` : `${where} Use that one?`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {!isSame && (
            <Button
              look="outline"
              size="small"
              aria-describedby={nameId}
              onClick={onUse}
              className="max-md:min-h-11"
            >
              Use that one
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            aria-describedby={nameId}
            onClick={onKeep}
            className="max-md:min-h-11"
          >
            {isSame ? 'Dismiss' : 'Keep this one'}
          </Button>
        </div>
      </div>
    </li>
  )
}
