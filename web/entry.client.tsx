import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { sendWhatWaits } from './site/enquiry/send-what-waits.ts'
import { Hydrated } from './site/hydration/hydrated.ts'
import { takeOverStyles } from './taken-over-styles.ts'
import { listenToBack } from './ui/back.ts'
import { pageNonce } from './ui/page-nonce.ts'

// What locks the page behind a dialog brings a style sheet, and looks for its nonce here.
Object.assign(globalThis, { __webpack_nonce__: pageNonce() })
takeOverStyles()
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
