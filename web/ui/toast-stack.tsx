import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { type Kind, showToastsWith, type ToastMore } from './toast.ts'
import { ToastButton } from './toast-button.tsx'
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

const flat = { boxShadow: 'none', fontSize: 'var(--text-small)' }

function show(kind: Kind, message: string, { action, reason }: ToastMore = {}) {
  const description = reason && <span style={{ color: 'var(--color-paper)' }}>{reason}</span>
  if (!action) return toast[kind](message, { description })
  const id = toast[kind](message, {
    description,
    // The action counts its time itself: it stops while the keyboard is on it, too.
    duration: Number.POSITIVE_INFINITY,
    action: <ToastButton action={action} onEnd={() => toast.dismiss(id)} />,
  })
}

/** Sonner, with the product's figures. */
export default function ToastStack({ isLow, ...placement }: Placement) {
  useEffect(() => showToastsWith(show), [])
  return (
    <Toaster
      {...placement}
      duration={4000}
      visibleToasts={3}
      gap={14}
      style={look}
      toastOptions={{ style: isLow ? { ...flat, paddingBlock: '0.5rem', lineHeight: 1.3 } : flat }}
    />
  )
}
