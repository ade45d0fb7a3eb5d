import { type ReactNode, useEffect, useState } from 'react'
import type { Design } from '#contract/design.ts'
import { formatRupees, priceOf } from '#contract/prices.ts'
import { designWords } from '#contract/words/design.ts'
import { storedToken } from '#web/api/token.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { useCanShare } from '#web/ui/use-can-share.ts'
import { useWords } from '#web/ui/words.ts'

const tool =
  'inline-flex min-h-11 items-center border border-current px-3 text-small font-medium hover:bg-ink/6'

interface ShareProps {
  design: Design
  address: string
}

/** Hands the design on: by whatever the device shares with, by its link, by chat, on paper; and leads the firm to its form. */
export function Share({ design, address }: ShareProps) {
  const say = useWords(designWords)
  const canShare = useCanShare()
  const [mayEdit, setMayEdit] = useState(false)
  const price = priceOf(design)
  const text = [`${design.title}, ${design.code}`, price !== null && formatRupees(price)]
    .filter(Boolean)
    .join(', ')

  useEffect(() => {
    if (storedToken()) import('./may-edit.ts').then(({ mayEdit }) => mayEdit()).then(setMayEdit, () => {})
  }, [])

  async function share() {
    // Whoever closes the device's own dialog has changed their mind: nothing failed.
    await navigator.share({ title: design.title, text, url: address }).catch(() => {})
  }

  return (
    <div className="mt-5 flex flex-wrap items-center gap-2">
      {canShare && <Tool onClick={share}>{say('design.share')}</Tool>}
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${address}`)}`}
        target="_blank"
        rel="noopener"
        className={tool}
      >
        {say('design.share.whatsapp')}
      </a>
      <Tool onClick={print}>{say('design.print')}</Tool>
      <CopyButton text={address} isNamed />
      {mayEdit && !design.isStatic && (
        <a href={`/admin/designs/${design._id}/edit`} className={tool}>
          Edit
        </a>
      )}
    </div>
  )
}

const patience = 4000

/** Prints once the sheet's pictures are there, which nobody has seen yet on this page; but does not wait long. */
async function print() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-sheet] img')]
  const ready = pictures.map((picture) => {
    picture.loading = 'eager'
    return picture.decode().catch(() => {})
  })
  await Promise.race([Promise.all(ready), new Promise((resolve) => setTimeout(resolve, patience))])
  window.print()
}

function Tool({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button look="outline" size="small" className="min-h-11 noscript:hidden" onClick={onClick}>
      {children}
    </Button>
  )
}
