import { Fragment, type ReactNode } from 'react'

/** A paragraph in pieces, of which some are elements in the place of a word's placeholders. */
export function Paragraph({ children }: { children: ReactNode[] }) {
  return (
    <p>
      {children.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
        <Fragment key={index}>{piece}</Fragment>
      ))}
    </p>
  )
}
