import { useEffect } from 'react'
import { Toaster, type ToasterProps, toast } from 'sonner'
import { showToastsWith } from './toast.ts'

const look = {
  '--width': '356px',
  '--normal-bg': 'var(--color-board)',
  '--normal-text': 'var(--color-paper)',
  // Light, so that a toast stands out on the dark footer as well.
  '--normal-border': 'var(--color-paper)',
  '--border-radius': '0px',
  fontFamily: 'var(--font-sans)',
} as React.CSSProperties

/** Sonner, with the product's figures. */
export default function ToastStack(placement: Pick<ToasterProps, 'position' | 'offset' | 'mobileOffset'>) {
  useEffect(() => showToastsWith((kind, message) => toast[kind](message)), [])
  return (
    <Toaster
      {...placement}
      duration={4000}
      visibleToasts={3}
      gap={14}
      style={look}
      toastOptions={{ style: { boxShadow: 'none', fontSize: 'var(--text-small)' } }}
    />
  )
}
