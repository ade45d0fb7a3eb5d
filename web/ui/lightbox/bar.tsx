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
}

const tool = 'size-12 outline-offset-[-4px] hover:bg-paper/10 aria-disabled:opacity-40'

/** What is looked at, how much of it, and the way out. */
export function Bar({ title, number, count, scale, onZoomIn, onZoomOut }: BarProps) {
  const say = useWords(words)
  return (
    <div className="annotation flex items-center justify-end gap-x-3 border-b border-board-line pl-4 max-sm:flex-wrap sm:justify-between">
      <Radix.Title className="min-w-0 max-sm:order-last max-sm:basis-full max-sm:pr-4 max-sm:pb-3">
        <span className="block max-h-[25dvh] overflow-y-auto wrap-anywhere">{title}</span>
      </Radix.Title>
      <div className="flex shrink-0 items-center">
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
        <Radix.Close asChild>
          <IconButton className={tool} label={say('site.close')} path="m2 2 12 12M14 2 2 14" />
        </Radix.Close>
      </div>
    </div>
  )
}
