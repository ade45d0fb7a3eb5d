import { Link, useNavigation } from 'react-router'
import type { Identity } from '#contract/firm-identity.ts'
import { isWordmark, Logo } from '#web/ui/logo.tsx'
import { LogoutButton } from '../session/logout-button.tsx'

interface HeaderProps {
  identity: Pick<Identity, 'name' | 'logo'>
  userName: string
}

/** The shell's head: the way to the site, who is signed in, and the way out. */
export function Header({ identity: { name, logo }, userName }: HeaderProps) {
  return (
    <header className="sticky top-0 z-20 border-b border-ink bg-paper">
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
          {!(logo && isWordmark(logo)) && <span className="truncate text-title expanded">{name}</span>}
        </Link>
        <div className="flex min-w-0 items-center gap-2">
          <span className="annotation truncate text-ink-soft">{userName}</span>
          <LogoutButton />
        </div>
      </div>
      <LoadingLine />
    </header>
  )
}

/** Drawn under the header while the next page is fetched. */
function LoadingLine() {
  const isLoading = useNavigation().state !== 'idle'
  return (
    <span
      aria-hidden="true"
      className="absolute -bottom-px left-0 h-0.5 w-full origin-left bg-accent transition-[scale,opacity] duration-700"
      style={isLoading ? { scale: '0.85 1' } : { scale: '0 1', opacity: 0, transitionDuration: '0ms' }}
    />
  )
}
