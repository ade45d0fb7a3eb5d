import type { CSSProperties } from 'react'

/** Colours that architects name and CSS does not. */
const materialColors: Record<string, string> = {
  'off white': '#f3efe4',
  'warm white': '#f5efe2',
  cream: '#f3e7cd',
  sand: '#d8c39f',
  charcoal: '#36393b',
  graphite: '#45484a',
  terracotta: '#b85c3e',
  laterite: '#a8422a',
  brick: '#9c4a35',
  rust: '#99482a',
  mustard: '#c9992e',
  sage: '#9caa8b',
  'olive green': '#6b7040',
  teak: '#a6723f',
  walnut: '#5e412f',
  oak: '#b9935f',
  concrete: '#a9a8a2',
  slate: '#5b666e',
  copper: '#b0703f',
  bronze: '#8a6a3a',
  brass: '#b5973f',
  gold: '#c5a145',
}

/** A colour chip with its name; hatched, as a drawing marks what is not coloured, where the name tells no colour. */
export function Swatch({ name }: { name: string }) {
  return (
    <span className="inline-flex flex-col border border-edge">
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
  if (plain in materialColors) return materialColors[plain]
  return /^(#[\da-f]{3,8}|[a-z ]+)$/.test(plain) ? plain.replaceAll(' ', '') : undefined
}
