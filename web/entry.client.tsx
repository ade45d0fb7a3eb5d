import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { sendWhatWaits } from './site/enquiry/send-what-waits.ts'
import { Hydrated } from './site/hydration/hydrated.ts'
import { listenToBack } from './ui/back.ts'

listenToBack()
sendWhatWaits()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Hydrated />
    </StrictMode>,
  )
})
