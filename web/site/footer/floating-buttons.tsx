import { type ReactNode, useEffect, useState } from 'react'
import { siteWords } from '#contract/words/site.ts'
import { scrollBehavior } from '#web/ui/motion.ts'
import { useWords } from '#web/ui/words.ts'
import { chatLink } from '../../addresses/contact-links.ts'

const threshold = 300
const classes = 'grid size-12 place-items-center border transition-colors'

/** The way to a chat, and back to the top once the page has been scrolled. They rise or step aside for what they would cover. */
export function FloatingButtons({ phone }: { phone: string }) {
  const say = useWords(siteWords)
  const isScrolled = useScrolledPast(threshold)
  return (
    <aside
      data-floating
      aria-label={say('site.help')}
      className="pointer-events-none fixed inset-x-3 bottom-3 z-10 flex transition-[translate] justify-end gap-2 md:inset-x-5 md:bottom-5 print:hidden"
    >
      {isScrolled && (
        <Floating>
          <button
            type="button"
            aria-label={say('site.top')}
            className={`${classes} border-ink bg-paper text-ink hover:bg-paper-deep`}
            onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4" fill="none" stroke="currentColor">
              <path d="M8 15V1.5M2 7.5l6-6 6 6" />
            </svg>
          </button>
        </Floating>
      )}
      {phone && (
        <Floating>
          <a
            href={chatLink(phone, say('site.chat.greeting'))}
            target="_blank"
            rel="noopener"
            className={`${classes} border-paper/40 bg-board text-paper hover:bg-ink`}
          >
            <span className="sr-only">{say('site.chat')}</span>
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-6"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            >
              <path d="M3.5 20.5 4.8 16A8.5 8.5 0 1 1 8 19.2z" strokeLinejoin="round" />
              <path
                d="M9 8.5c-.3 3 3.5 6.8 6.5 6.5l.8-1.5-2-1.2-1 .8c-1-.4-2-1.4-2.4-2.4l.8-1-1.2-2z"
                strokeLinejoin="round"
              />
            </svg>
          </a>
        </Floating>
      )}
    </aside>
  )
}

/** The script in the page (`step-aside.ts`) shows it where it lies on nothing, and moves the group of them. */
function Floating({ children }: { children: ReactNode }) {
  return (
    <div
      ref={tellFloats}
      data-floats
      suppressHydrationWarning
      className="invisible opacity-0 transition-[opacity,visibility] data-clear:pointer-events-auto data-clear:visible data-clear:opacity-100 noscript:pointer-events-auto noscript:visible noscript:opacity-100"
    >
      {children}
    </div>
  )
}

function tellFloats(element: HTMLElement | null) {
  element?.dispatchEvent(new Event('floats', { bubbles: true }))
}

function useScrolledPast(pixels: number): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const measure = () => setPast(window.scrollY > pixels)
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    return () => window.removeEventListener('scroll', measure)
  }, [pixels])
  return isPast
}
