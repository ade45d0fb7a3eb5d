import { useEffect, useState } from 'react'
import { copyWords } from '#contract/words/copy.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { useWords } from './words.ts'

const saidFor = 4000

interface CopyButtonProps {
  text: string
  /** What is copied, for whoever does not see what the button stands beside; a link without it. */
  what?: string
  /** Where nothing beside the button tells what it copies. */
  isNamed?: boolean
  /** That it is copied is said over the button, where no room is kept for it beside. */
  isSaidAbove?: boolean
}

/** Copies a text and says so, to be seen and to be heard. */
export function CopyButton({ text, what, isNamed = false, isSaidAbove = false }: CopyButtonProps) {
  const say = useWords(copyWords)
  const named = say('site.copy.what', { what: what ?? say('site.copy.link') })
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(''), saidFor)
    return () => clearTimeout(timer)
  }, [said])

  async function copy() {
    setSaid(say((await copyText(text)) ? 'site.copy.done' : 'site.copy.failed'))
  }

  return (
    <span className="relative inline-flex items-center gap-3 noscript:hidden print:hidden">
      <Button look="outline" size="small" className="min-h-11" aria-label={named} onClick={copy}>
        {isNamed ? named : say('site.copy')}
      </Button>
      <span
        role="status"
        className={classNames(
          'annotation',
          isSaidAbove ? 'absolute right-0 bottom-full whitespace-nowrap' : 'min-w-14',
        )}
      >
        {said}
      </span>
    </span>
  )
}

/** @returns whether the text is on the clipboard now */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}

/** For pages that came over plain HTTP, which get no clipboard. */
function copySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'fixed top-0 left-0 size-px opacity-0'
  document.body.append(area)
  const focused = document.activeElement
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
