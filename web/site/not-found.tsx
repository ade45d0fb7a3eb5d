import { data } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { TitleBlock } from '#web/ui/title-block.tsx'
import type { Route } from './+types/not-found.ts'
import { pageMeta } from './search-engines/meta.ts'

export const handle = { cached: true }

export function loader() {
  return data(null, { status: 404 })
}

export function clientLoader() {
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Page not found' })
}

export default function NotFound() {
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
