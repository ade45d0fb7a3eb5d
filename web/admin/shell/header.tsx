import { Link, useNavigation } from 'react-router'
import type { Identity } from '#contract/firm-identity.ts'
import { isWordmark, Logo } from '#web/ui/logo.tsx'
import { GoToIcon } from '../go-to/button.tsx'
import type { GoTo } from '../go-to/use-go-to.tsx'
import { LoadingLine } from '../page/loading-line.tsx'
import { LogoutButton } from '../session/logout-button.tsx'

/** A name of more letters stands in two small lines where the window is narrow. */
const longName = 24

interface HeaderProps {
  identity: Pick<Identity, 'name' | 'logo'>
  userName: string
  goTo: GoTo
}

/** The shell's head: the way to the site, "Go to" where there is no sidebar, who is signed in, and the way out. */
export function Header({ identity: { name, logo }, userName, goTo }: HeaderProps) {
  const isLoading = useNavigation().state !== 'idle'
  return (
    <header className="relative z-20 border-b border-ink bg-paper tall:sticky tall:top-0 print:hidden">
      <div className="flex h-14 items-center justify-between gap-4 px-4 sm:px-6">
        <Link to="/" className="flex min-w-0 items-center gap-3">
          {logo && (
            <Logo
              logo={logo}
              height={36}
              alt={isWordmark(logo) ? name : ''}
              className="h-9 max-w-40 min-w-0 shrink sm:max-w-60"
            />
          )}
          {!(logo && isWordmark(logo)) && <span className={nameClasses(name)}>{name}</span>}
        </Link>
        <div className="flex shrink-0 items-center gap-2">
          <span title={userName} className="annotation max-w-60 truncate text-ink-soft max-sm:hidden">
            {userName}
          </span>
          <GoToIcon open={goTo.open} fetch={goTo.fetch} />
          <LogoutButton />
        </div>
      </div>
      <LoadingLine isOn={isLoading || goTo.isFetching} className="-bottom-px" />
    </header>
  )
}

function nameClasses({ length }: string): string {
  return length > longName
    ? 'max-lg:line-clamp-2 max-lg:text-small max-lg:leading-[1.15] max-lg:font-medium max-lg:wrap-anywhere max-sm:text-[0.75rem] lg:truncate lg:text-title lg:expanded'
    : 'truncate text-title expanded'
}
