import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { type Kind, showToastsWith, type ToastMore } from './toast.ts'
import { ToastButton } from './toast-button.tsx'
import { ToastWords } from './toast-words.tsx'
import type { Placement } from './toaster.tsx'

const look = {
  '--width': '356px',
  '--normal-bg': 'var(--color-board)',
  '--normal-text': 'var(--color-paper)',
  // Light, so that a toast stands out on the dark footer as well.
  '--normal-border': 'var(--color-paper)',
  '--border-radius': '0px',
  fontFamily: 'var(--font-sans)',
} as React.CSSProperties

/** Milliseconds for which a message is shown, and one with an action. */
const [shown, withAction] = [4000, 10_000]

const flat = { boxShadow: 'none', fontSize: 'var(--text-small)' }

function show(kind: Kind, message: string, { action, reason }: ToastMore = {}) {
  const description = reason && <span style={{ color: 'var(--color-paper)' }}>{reason}</span>
  const end = () => toast.dismiss(id)
  const words = (
    <ToastWords milliseconds={action ? withAction : shown} onEnd={end}>
      {message}
    </ToastWords>
  )
  const id = toast[kind](words, {
    description,
    // Sonner's own time stands still for as long as a finger has not touched the page elsewhere.
    duration: Number.POSITIVE_INFINITY,
    action: action && <ToastButton action={action} onEnd={end} />,
  })
}

/** Sonner, with the product's figures. */
export default function ToastStack({ isLow, ...placement }: Placement) {
  useEffect(() => showToastsWith(show), [])
  return (
    <Toaster
      {...placement}
      visibleToasts={3}
      gap={14}
      style={look}
      toastOptions={{ style: isLow ? { ...flat, paddingBlock: '0.5rem', lineHeight: 1.3 } : flat }}
    />
  )
}
