import { ButtonLink } from '#web/ui/button.tsx'
import { TitleBlock } from '#web/ui/title-block.tsx'

/** Said where no page is. */
export function PageNotFound() {
  return (
    <div className="page-margins flex min-h-[70svh] flex-col justify-between gap-12 pt-16 pb-8 md:pt-24">
      <div>
        <h1 className="text-display expanded">Page not found</h1>
        <p className="mt-6 max-w-xl text-lead text-ink-soft">
          There is no sheet with this number in the set. It may have moved, or the address has a slip in it.
        </p>
        <ButtonLink to="/" className="mt-8">
          Go to the home page
        </ButtonLink>
      </div>
      <TitleBlock>
        <span>404</span>
        <span>Sheet missing</span>
      </TitleBlock>
    </div>
  )
}
