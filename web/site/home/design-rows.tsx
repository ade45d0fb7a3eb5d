import { type CSSProperties, useId, useRef } from 'react'
import { homeWords } from '#contract/words/home.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SheetHeading } from '#web/ui/title-block.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Card } from '../design-cards/card.ts'
import { DesignCard } from '../design-cards/design-card.tsx'
import { cardRatio, JustifiedGrid } from '../design-cards/justified-grid.tsx'

interface DesignRowProps {
  title: string
  designs: Card[]
}

/** Designs side by side, pictures of one height, in a strip that scrolls; the buttons do what a swipe does. */
export function DesignStrip({ title, designs }: DesignRowProps) {
  const id = useId()
  const say = useWords(homeWords)
  const strip = useRef<HTMLUListElement>(null)
  const step = (direction: 1 | -1) => strip.current?.scrollBy(direction * strip.current.clientWidth * 0.8, 0)
  return (
    <section aria-labelledby={id}>
      <div className="relative">
        <SheetHeading id={id}>{title}</SheetHeading>
        <div className="absolute right-0 bottom-0 hidden md:flex noscript:hidden">
          <IconButton
            className="size-11 border border-hairline hover:border-ink"
            label={say('home.row.back', { title })}
            path="M10 2 4 8l6 6"
            onClick={() => step(-1)}
          />
          <IconButton
            className="size-11 border border-hairline hover:border-ink"
            label={say('home.row.on', { title })}
            path="m6 2 6 6-6 6"
            onClick={() => step(1)}
          />
        </div>
      </div>
      <ul ref={strip} className="far-below card-strip mt-8 flex gap-6 scroll-smooth">
        {designs.map((design) => (
          <li
            key={design.code}
            className="whole-in-card w-[calc(var(--ratio)*13rem)] max-w-[85vw] md:w-[calc(var(--ratio)*18rem)]"
            style={{ '--ratio': cardRatio(design) } as CSSProperties}
          >
            <DesignCard design={design} sizes="(min-width: 768px) 30rem, 80vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Designs in rows of one height; on a phone in a strip. */
export function DesignGrid({ title, designs }: DesignRowProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SheetHeading id={id}>{title}</SheetHeading>
      <div className="mt-8">
        <JustifiedGrid designs={designs} isStripOnPhone />
      </div>
    </section>
  )
}
