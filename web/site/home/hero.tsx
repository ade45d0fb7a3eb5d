import { type CSSProperties, useRef, useState } from 'react'
import type { Banner } from '#contract/banner.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BannerMedia } from './banner-media.tsx'
import { Elevation } from './elevation.tsx'
import { useAutoplay } from './use-autoplay.ts'

type Sheet = Pick<
  Banner,
  'title' | 'subtitle' | 'ctaText' | 'ctaLink' | 'secondaryCtaText' | 'secondaryCtaLink'
> &
  Partial<Banner>

const withoutBanners: Sheet = {
  title: 'Houses, drawn to be built',
  subtitle: 'Architecture, elevations, floor plans and interiors from one drawing board.',
  ctaText: 'See the architecture',
  ctaLink: '/category/architecture',
  secondaryCtaText: 'Send us a message',
  secondaryCtaLink: '#enquiry',
}

/** The active banners as full-bleed sheets: swiped, stepped through by button or key, or left to turn by themselves. */
export function Hero({ banners, websiteName }: { banners: Banner[]; websiteName: string }) {
  const sheets: Sheet[] = banners.length > 0 ? banners : [withoutBanners]
  const strip = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const isSeveral = sheets.length > 1

  function turnTo(next: number) {
    const target = (next + sheets.length) % sheets.length
    strip.current?.scrollTo({ left: target * strip.current.clientWidth, behavior: 'smooth' })
  }

  const autoplay = useAutoplay(isSeveral, () => turnTo(index + 1))

  return (
    <section
      aria-roledescription={isSeveral ? 'carousel' : undefined}
      aria-label="Highlights"
      {...autoplay.pauseOn}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys scroll the strip, as they do any other */}
      <div
        ref={strip}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setIndex(Math.round(scrollLeft / clientWidth))
        }
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') turnTo(index + 1)
          if (key === 'ArrowLeft') turnTo(index - 1)
        }}
      >
        {sheets.map((sheet, position) => (
          <BannerSheet
            key={sheet._id ?? 'without-banners'}
            sheet={sheet}
            isFirst={position === 0}
            isShown={position === index}
            isPlaying={autoplay.isPlaying}
          />
        ))}
      </div>
      <div className="sheet annotation flex min-h-11 flex-wrap items-center justify-between border-y border-ink">
        <p className="flex gap-4 py-2">
          <span>
            Sheet {pad(index + 1)} / {pad(sheets.length)}
          </span>
          <span className="text-laterite">{sheets[index]?.offerText}</span>
        </p>
        {isSeveral || sheets[index]?.type === 'video' ? (
          <div className="flex">
            {isSeveral && (
              <IconButton
                className="size-11 border-l border-hairline hover:bg-ink/6"
                label="Previous"
                onClick={() => turnTo(index - 1)}
                path="M10 2 4 8l6 6"
              />
            )}
            <IconButton
              className="size-11 border-l border-hairline hover:bg-ink/6"
              label={autoplay.isPlaying ? 'Pause' : 'Play'}
              onClick={autoplay.toggle}
              path={autoplay.isPlaying ? 'M5 2v12M11 2v12' : 'M4 2l9 6-9 6z'}
            />
            {isSeveral && (
              <IconButton
                className="size-11 border-l border-hairline hover:bg-ink/6"
                label="Next"
                onClick={() => turnTo(index + 1)}
                path="m6 2 6 6-6 6"
              />
            )}
          </div>
        ) : (
          <span className="py-2">{websiteName}</span>
        )}
      </div>
    </section>
  )
}

interface BannerSheetProps {
  sheet: Sheet
  isFirst: boolean
  isShown: boolean
  isPlaying: boolean
}

function BannerSheet({ sheet, isFirst, isShown, isPlaying }: BannerSheetProps) {
  const Title = isFirst ? 'h1' : 'h2'
  const narrow = sheet.type === 'video' ? null : sheet.thumbnail
  return (
    <div inert={!isShown} className="flex w-full shrink-0 snap-start flex-col lg:grid lg:grid-cols-12">
      <div className="sheet order-2 flex flex-col justify-center py-10 lg:order-1 lg:col-span-5 lg:mr-0 lg:max-w-none lg:py-16 lg:pr-8">
        <Title className="text-display expanded">{sheet.title}</Title>
        {sheet.subtitle && <p className="mt-6 max-w-lg text-lead text-ink-soft">{sheet.subtitle}</p>}
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          {sheet.ctaText && <ButtonLink to={sheet.ctaLink}>{sheet.ctaText}</ButtonLink>}
          {sheet.secondaryCtaText && (
            <ButtonLink to={sheet.secondaryCtaLink} look="outline">
              {sheet.secondaryCtaText}
            </ButtonLink>
          )}
        </div>
      </div>
      <div
        className="relative order-1 aspect-(--narrow) max-h-[52svh] overflow-hidden lg:order-2 lg:col-span-7 lg:aspect-(--wide) lg:max-h-[calc(100svh-7rem)] lg:self-end"
        style={
          {
            '--wide': ratioOf(sheet.media, 1.2),
            '--narrow': ratioOf(narrow ?? sheet.media, 0.8),
          } as CSSProperties
        }
      >
        {sheet.media ? (
          <BannerMedia
            media={sheet.media}
            narrow={narrow}
            poster={sheet.thumbnailUrl}
            type={sheet.type}
            eager={isFirst}
            isPlaying={isPlaying && isShown}
          />
        ) : (
          <Elevation />
        )}
      </div>
    </div>
  )
}

/** The picture's own proportions, as far as a sheet can follow them. */
function ratioOf(media: Sheet['media'], least: number): number {
  const ratio = media?.width && media.height ? media.width / media.height : 1.4
  return Math.min(2.2, Math.max(least, ratio))
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
