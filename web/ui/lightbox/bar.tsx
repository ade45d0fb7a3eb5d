import { Dialog as Radix } from 'radix-ui'
import { pictureWords, zoomWords } from '#contract/words/pictures.ts'
import { siteWords } from '#contract/words/site.ts'
import { IconButton } from '../icon-button.tsx'
import { useWords } from '../words.ts'

const words = { ...siteWords, ...pictureWords, ...zoomWords }

interface BarProps {
  title: string
  number: number
  count: number
  scale: number
  onZoomIn: () => void
  onZoomOut: () => void
  onRotate: () => void
}

const tool = 'size-12 outline-offset-[-4px] hover:bg-paper/10 aria-disabled:opacity-40'

/** What is looked at, how much of it, and the way out. */
export function Bar({ title, number, count, scale, onZoomIn, onZoomOut, onRotate }: BarProps) {
  const say = useWords(words)
  return (
    <div className="annotation flex items-center justify-end gap-x-3 border-b border-board-line max-sm:flex-wrap sm:justify-between sm:pl-4">
      <Radix.Title className="min-w-0 max-sm:order-last max-sm:basis-full max-sm:px-4 max-sm:pb-3 sm:py-2">
        <span className="block max-h-[25dvh] overflow-y-auto wrap-anywhere">{title}</span>
      </Radix.Title>
      <div className="flex items-center max-sm:flex-wrap max-sm:justify-end sm:shrink-0">
        <span aria-live="polite" className="px-2">
          {say('site.picture.place', { number, count })}
        </span>
        <IconButton
          className={tool}
          label={say('site.zoom.out')}
          path="M2 8h12"
          aria-disabled={scale === 1}
          onClick={onZoomOut}
        />
        <span role="status" className="w-11 text-center">
          {`${Math.round(scale * 100)}%`}
        </span>
        <IconButton className={tool} label={say('site.zoom.in')} path="M2 8h12M8 2v12" onClick={onZoomIn} />
        <IconButton
          className={tool}
          label={say('site.zoom.rotate')}
          path="M13 8a5 5 0 1 1-1.5-3.6L13 6M13 2v4H9"
          onClick={onRotate}
        />
        <Radix.Close asChild>
          <IconButton className={tool} label={say('site.close')} path="m2 2 12 12M14 2 2 14" />
        </Radix.Close>
      </div>
    </div>
  )
}
