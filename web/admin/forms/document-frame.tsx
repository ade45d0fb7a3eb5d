import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Status } from '#contract/publishing.ts'
import { VersionDialog } from '../conflicts/version-dialog.tsx'
import { DraftOffer } from '../drafts/draft-offer.tsx'
import { PendingNotice } from '../pending/pending-notice.tsx'
import { WaysToSave } from '../pending/ways-to-save.ts'
import { Versions } from '../versions/versions.tsx'
import { FormFrame } from './form-frame.tsx'
import { useGoingOn } from './onward.ts'
import type { useDocument } from './use-document.ts'

interface DocumentFrameProps<
  Typed extends FieldValues,
  Values,
  Stored extends { updatedAt: string; status?: Status },
> {
  form: UseFormReturn<Typed, unknown, Values>
  document: ReturnType<typeof useDocument<Typed, Values, Stored, string>>
  children: ReactNode
}

/** The frame of a document's form, with the offer of a draft and the dialog of an edit conflict. */
export function DocumentFrame<
  Typed extends FieldValues,
  Values,
  Stored extends { updatedAt: string; status?: Status },
>({ form, document, children }: DocumentFrameProps<Typed, Values, Stored>) {
  const { kind, id, base, submit, follow, draft, conflict, versioned, waiting, ways } = document
  const [offer] = draft.offers
  useGoingOn()
  return (
    <>
      {waiting && <PendingNotice kind={kind} waiting={waiting} />}
      {offer && (
        <DraftOffer
          key={offer.key}
          kind={kind}
          offer={offer}
          version={base?.updatedAt}
          conflicts={draft.conflicts(offer)}
          onRestore={() => draft.restore(offer)}
          onDiscard={() => draft.discard(offer)}
        />
      )}
      <FormFrame form={form} onSubmit={submit} follow={follow} submissions={conflict.submissions}>
        <WaysToSave value={ways}>{children}</WaysToSave>
      </FormFrame>
      {versioned && <Versions kind={kind} versioned={versioned} />}
      {conflict.open && (
        <VersionDialog
          id={id}
          kind={kind}
          conflict={conflict.open}
          onChoose={conflict.choose}
          onClose={conflict.close}
        />
      )}
    </>
  )
}
