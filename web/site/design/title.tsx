import { classNames } from '#web/ui/class-names.ts'

/** The longer a title, or the longest of its words, the smaller it is set, so that the price stays in sight. */
export function Title({ children }: { children: string }) {
  const word = Math.max(...children.split(/[\s-]+/).map(({ length }) => length))
  const isLong = children.length > 72 || word > 22
  const isMiddling = children.length > 32 || word > 12
  const size = isLong
    ? 'text-title'
    : isMiddling
      ? 'text-[clamp(1.5rem,1.2rem+1.1vw,2rem)] leading-[1.1]'
      : 'text-section'
  return <h1 className={classNames('mt-1 breakable expanded md:mt-2', size)}>{children}</h1>
}
