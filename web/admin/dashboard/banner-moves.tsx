import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Banner } from '#contract/banner.ts'
import { updateBanner } from '#web/api/banners.ts'
import { api } from '#web/api/request.ts'
import { placesAfter } from '../banners/order.ts'
import { useChange } from '../change.ts'
import { bannerSays } from './banner-says.ts'

interface BannerMovesProps {
  banners: Banner[]
  index: number
}

const classes =
  'grid size-11 place-items-center -outline-offset-4 hover:bg-ink/6 aria-disabled:opacity-35 aria-disabled:hover:bg-transparent md:size-9'

/** Moves a banner before or behind its neighbour. At either end a button stays, so that the keyboard keeps its place. */
export function BannerMoves({ banners, index }: BannerMovesProps) {
  const change = useChange()
  const { revalidate } = useRevalidator()
  const isBusy = useRef(false)
  const [news, setNews] = useState('')
  const id = banners[index]?._id

  async function move(step: -1 | 1) {
    const places = placesAfter(banners, index, step)
    if (isBusy.current || places.length === 0) return
    isBusy.current = true
    try {
      await change(() => write(places), bannerSays)
      setNews(`Moved to ${index + step + 1} of ${banners.length}`)
    } catch {
      await revalidate()
    } finally {
      isBusy.current = false
    }
  }

  return (
    <div className="-mx-2 flex">
      <button
        type="button"
        aria-label="Move up"
        aria-describedby={id}
        aria-disabled={index === 0}
        onClick={() => move(-1)}
        className={classes}
      >
        <ArrowUp aria-hidden="true" className="size-4" strokeWidth={1.5} />
      </button>
      <button
        type="button"
        aria-label="Move down"
        aria-describedby={id}
        aria-disabled={index === banners.length - 1}
        onClick={() => move(1)}
        className={classes}
      >
        <ArrowDown aria-hidden="true" className="size-4" strokeWidth={1.5} />
      </button>
      <span role="status" className="sr-only">
        {news}
      </span>
    </div>
  )
}

async function write(places: Banner[]) {
  for (const { _id, displayOrder, updatedAt } of places)
    await updateBanner(api, _id, { displayOrder, updatedAt })
}
