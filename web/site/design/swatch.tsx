import type { CSSProperties } from 'react'
import { namedColors } from '#contract/colors.ts'

/** A colour chip with its name; hatched, as a drawing marks what is not coloured, where the name tells no colour. */
export function Swatch({ name }: { name: string }) {
  return (
    <span className="inline-flex max-w-full flex-col border border-edge">
      <span
        aria-hidden="true"
        className="block h-14 min-w-24 bg-[repeating-linear-gradient(135deg,var(--color-hairline)_0_1px,transparent_1px_7px)]"
      >
        <span className="block size-full" style={{ backgroundColor: colorOf(name) } as CSSProperties} />
      </span>
      <span className="border-t border-edge px-2 py-1 text-small">{name}</span>
    </span>
  )
}

function colorOf(name: string): string | undefined {
  const plain = name.trim().toLowerCase()
  if (Object.hasOwn(namedColors, plain)) return namedColors[plain]
  return /^(#[\da-f]{3,8}|[a-z ]+)$/.test(plain) ? plain.replaceAll(' ', '') : undefined
}
