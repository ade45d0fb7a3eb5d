import { useState } from 'react'
import { insertPicture, linkAt, setLink } from './commands.ts'
import type { Format } from './html.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { Toolbar } from './toolbar.tsx'
import { useEditor } from './use-editor.ts'

export interface EditorProps {
  label: string
  text: string
  /** It takes the place of a field that is being typed in. */
  isTakingOver: boolean
  format: Format
  onChange: (text: string) => void
  onBlur: () => void
  isInvalid: boolean
  describedBy: string | undefined
  onHtml: () => void
}

/** A text that is formatted as it is typed. Its code is fetched where it is used. */
export default function Editor({ label, onHtml, isInvalid, describedBy, ...shown }: EditorProps) {
  const { place, state, run } = useEditor({
    ...shown,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(describedBy && { 'aria-describedby': describedBy }),
      class: 'prose min-h-40 px-4 py-3 outline-none',
    },
  })
  const [dialog, setDialog] = useState<'link' | 'picture'>()

  const close = () => setDialog(undefined)
  const writing = () => place.current?.querySelector<HTMLElement>('[contenteditable]') ?? null

  return (
    <>
      <div className="border border-edge focus-within:border-current">
        <Toolbar
          label={label}
          state={state}
          run={run}
          onLink={() => setDialog('link')}
          onPicture={() => setDialog('picture')}
        >
          <button type="button" onClick={onHtml} className="min-h-11 px-3 text-small drawn md:min-h-9">
            HTML
          </button>
        </Toolbar>
        <div
          ref={place}
          className="max-h-[min(32rem,max(10rem,100svh-22rem))] md:max-h-[min(32rem,max(10rem,100svh-12rem))] overflow-y-auto"
        />
      </div>
      <LinkDialog
        isOpen={dialog === 'link'}
        href={linkAt(state)}
        onSet={(href) => {
          close()
          run(setLink(href))
        }}
        onClose={close}
        returnTo={writing}
      />
      <PictureDialog
        isOpen={dialog === 'picture'}
        onInsert={(src, alt) => {
          close()
          run(insertPicture(src, alt))
        }}
        onClose={close}
        returnTo={writing}
      />
    </>
  )
}
