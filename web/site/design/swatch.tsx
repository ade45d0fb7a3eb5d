import type { CSSProperties } from 'react'
import { hexNamed, hexOf, plainName } from '#contract/colors.ts'

/** A colour chip with its name; hatched, as a drawing marks what is not coloured, where the name tells no colour. */
export function Swatch({ name }: { name: string }) {
  return (
    <span className="inline-flex max-w-full flex-col border border-edge">
      <span
        aria-hidden="true"
        className="block h-14 min-w-24 bg-[repeating-linear-gradient(135deg,var(--color-hairline)_0_1px,transparent_1px_7px)]"
      >
        <span className="block size-full forced-color-adjust-none" style={filled(hexNamed(name))}>
          <span className="block size-full" style={filled(nameForCss(name))} />
        </span>
      </span>
      <span className="border-t border-edge px-2 py-1 text-small">{name}</span>
    </span>
  )
}

function filled(color: string | undefined): CSSProperties {
  return { backgroundColor: color }
}

/** What CSS may know the whole name by, such as 'Dark green'; a name that it does not know colours nothing. */
function nameForCss(name: string): string | undefined {
  const plain = plainName(name)
  return hexOf(plain) === undefined && /^[a-z -]+$/.test(plain) ? plain.replace(/[ -]/g, '') : undefined
}
