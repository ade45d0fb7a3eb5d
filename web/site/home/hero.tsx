import type { Banner } from '#contract/banner.ts'
import { homeWords } from '#contract/words/home.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { fitted } from '#web/ui/fitted.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useIsHydrated } from '#web/ui/is-hydrated.ts'
import { useSlides } from '#web/ui/slides.ts'
import { useWords } from '#web/ui/words.ts'
import type { SiteData } from '../site-data.ts'
import { BannerMedia } from './banner-media.tsx'
import { Elevation } from './elevation.tsx'
import { useAutoplay } from './use-autoplay.ts'

type Shown = Pick<
  Banner,
  'title' | 'subtitle' | 'ctaText' | 'ctaLink' | 'secondaryCtaText' | 'secondaryCtaLink'
> &
  Partial<Banner>

/** The active banners as full-bleed slides: swiped, stepped through by button or key, or left to turn by themselves. */
export function Hero({ banners, site: { categories, settings } }: { banners: Banner[]; site: SiteData }) {
  const say = useWords(homeWords)
  const withoutBanners = useWithoutBanners(categories)
  const slides: Shown[] = banners.length > 0 ? banners : [withoutBanners]
  const { strip, index, from, slideTo, handlers } = useSlides<HTMLDivElement>()
  const isSeveral = slides.length > 1
  const turn = (by: number) => slideTo((from() + by + slides.length) % slides.length)
  const autoplay = useAutoplay(isSeveral, () => turn(1))

  return (
    <section
      aria-roledescription={isSeveral ? say('home.hero.kind') : undefined}
      aria-label={say('home.hero')}
      {...autoplay.pauseOn}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys scroll the strip, as they do any other */}
      <div
        ref={strip}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] noscript:[scrollbar-width:auto]"
        {...handlers}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') turn(1)
          if (key === 'ArrowLeft') turn(-1)
        }}
      >
        {slides.map((slide, position) => (
          <Slide
            key={slide._id ?? ''}
            slide={slide}
            isFirst={position === 0}
            isShown={position === index}
            isPlaying={autoplay.isPlaying}
            onRefused={autoplay.stop}
          />
        ))}
      </div>
      <div
        className={classNames(
          'page-margins annotation flex min-h-11 flex-wrap items-center justify-between border-y border-ink',
          // On a desk it lies at the foot of the window, beside the way to a chat.
          settings.contactPhone && 'lg:max-[104rem]:pr-18',
        )}
      >
        <p className="py-2">
          {say('home.hero.sheet', { number: pad(index + 1), count: pad(slides.length) })}
        </p>
        {isSeveral || slides[index]?.type === 'video' ? (
          <div className="flex noscript:hidden">
            {isSeveral && (
              <IconButton
                className="size-11 border-l border-hairline hover:bg-ink/6"
                label={say('home.hero.previous')}
                onClick={() => turn(-1)}
                path="M10 2 4 8l6 6"
              />
            )}
            <IconButton
              className="size-11 border-l border-hairline hover:bg-ink/6"
              label={say(autoplay.isPlaying ? 'home.hero.pause' : 'home.hero.play')}
              onClick={autoplay.toggle}
              path={autoplay.isPlaying ? 'M5 2v12M11 2v12' : 'M4 2l9 6-9 6z'}
            />
            {isSeveral && (
              <IconButton
                className="size-11 border-l border-hairline hover:bg-ink/6"
                label={say('home.hero.next')}
                onClick={() => turn(1)}
                path="m6 2 6 6-6 6"
              />
            )}
          </div>
        ) : (
          <span className="py-2 wrap-anywhere">{settings.websiteName}</span>
        )}
      </div>
    </section>
  )
}

/** What stands where the firm has no banner: it leads to the gallery where the firm has given up Architecture. */
function useWithoutBanners(categories: SiteData['categories']): Shown {
  const say = useWords(homeWords)
  const hasArchitecture = categories.some(({ slug }) => slug === 'architecture')
  return {
    title: say('home.hero.title'),
    subtitle: say('home.hero.lead'),
    ctaText: say(hasArchitecture ? 'home.hero.designs' : 'home.gallery'),
    ctaLink: hasArchitecture ? '/category/architecture' : '/gallery',
    secondaryCtaText: say('home.hero.enquire'),
    secondaryCtaLink: '#enquiry',
  }
}

interface SlideProps {
  slide: Shown
  isFirst: boolean
  isShown: boolean
  isPlaying: boolean
  onRefused: () => void
}

/** A banner's text beside its picture, which fills what is left: every slide is as high as the highest. */
function Slide({ slide, isFirst, isShown, isPlaying, onRefused }: SlideProps) {
  const isHydrated = useIsHydrated()
  const Title = isFirst ? 'h1' : 'h2'
  const narrow = slide.type === 'video' ? null : slide.thumbnail
  return (
    <div
      // Without code a finger turns the slides, and nothing tells which of them is shown.
      inert={isHydrated && !isShown}
      className="flex w-full shrink-0 snap-start flex-col lg:grid lg:min-h-[min(calc(100svh-9.25rem),46rem)] lg:grid-cols-12"
    >
      <div className="page-margins order-2 flex min-w-0 flex-col justify-center py-8 lg:order-1 lg:col-span-5 lg:mr-0 lg:max-w-none lg:pr-8 wrap-anywhere">
        {slide.offerText && <p className="annotation mb-4 max-w-lg text-accent">{slide.offerText}</p>}
        <div className="@container">
          <Title
            className="fitted expanded lg:[--tallest:9.5svh]"
            style={fitted(slide.title, '--text-display')}
          >
            {slide.title}
          </Title>
        </div>
        {slide.subtitle && <p className="mt-4 max-w-lg text-lead text-ink-soft lg:mt-6">{slide.subtitle}</p>}
        <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:mt-8">
          {slide.ctaText && <ButtonLink to={slide.ctaLink}>{slide.ctaText}</ButtonLink>}
          {slide.secondaryCtaText && (
            <ButtonLink to={slide.secondaryCtaLink} look="outline">
              {slide.secondaryCtaText}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className="relative order-1 h-[44svh] min-h-56 grow overflow-hidden lg:order-2 lg:col-span-7 lg:h-auto">
        {slide.media ? (
          <BannerMedia
            media={slide.media}
            narrow={narrow}
            poster={slide.thumbnailUrl}
            posterFocus={slide.thumbnail?.focus}
            type={slide.type}
            eager={isFirst}
            isShown={isShown}
            isPlaying={isPlaying && isShown}
            onRefused={onRefused}
          />
        ) : (
          <Elevation />
        )}
      </div>
    </div>
  )
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
