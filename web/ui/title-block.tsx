import { Children, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The ruled strip under a picture or at a sheet's foot: each child is one of its boxes, and each row fills the width. */
export function TitleBlock({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames('annotation overflow-hidden border-t border-current', className)}>
      <div className="-ml-3.25 flex flex-wrap">
        {Children.toArray(children).map((child, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes of a strip never move
            key={index}
            className="flex min-h-8 grow items-center border-b border-l border-(--box-rule,var(--color-hairline)) px-3 py-1 wrap-anywhere last:grow-999"
          >
            {child}
          </div>
        ))}
      </div>
    </div>
  )
}

/** A section's heading with its sheet number, which counts up down the page: `A-02 Elevations`. */
export function SheetHeading({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <div className="flex flex-col gap-3 border-t border-current pt-4 md:flex-row md:items-baseline md:gap-8">
      <span className="sheet-number annotation w-24 shrink-0" />
      <h2 id={id} className="text-section expanded">
        {children}
      </h2>
    </div>
  )
}
