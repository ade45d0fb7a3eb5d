import { useEffect, useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { CharacterCount } from '#web/ui/character-count.tsx'
import { fetchCode } from '#web/ui/fetch-code.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { errorMessage } from '../forms/error-message.ts'

interface RichTextFieldProps {
  name: string
  label: string
  hint?: string
  /** The most characters that its HTML takes. */
  most?: number
}

const fetchEditor = async () => {
  const [{ default: Editor }, { isKept }] = await Promise.all([import('./editor.tsx'), import('./html.ts')])
  return { Editor, isKept }
}

/** The share of its limit from which a text is counted. */
const nearlyFull = 0.8

/**
 * A text with headings, lists, links and pictures, saved as HTML. The HTML itself stands there until the editor has come,
 * where it does not come, where a text has more than the editor knows, and for whoever asks for it.
 */
export function RichTextField({ name, label, hint, most }: RichTextFieldProps) {
  const { field, fieldState } = useController({ name })
  const [code, setCode] = useState<Awaited<ReturnType<typeof fetchEditor>>>()
  const [isHtml, setHtml] = useState(false)
  const [isLossAccepted, setLossAccepted] = useState(false)
  useEffect(() => {
    fetchCode(fetchEditor).then(setCode, () => {})
  }, [])

  const html = String(field.value ?? '')
  const [written, setWritten] = useState<string>()
  const isLossy = useMemo(
    () => code !== undefined && html !== written && !code.isKept(html),
    [code, html, written],
  )
  const Editor = isHtml || (isLossy && !isLossAccepted) ? undefined : code?.Editor

  function change(next: string) {
    setWritten(next)
    field.onChange(next)
  }

  function openEditor() {
    setLossAccepted(isLossy)
    setHtml(false)
  }

  return (
    <Field label={label} hint={hint} error={errorMessage(fieldState.error)}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
        <>
          {Editor ? (
            <Editor
              label={label}
              html={html}
              onChange={change}
              onBlur={field.onBlur}
              isInvalid={isInvalid ?? false}
              describedBy={describedBy}
              onHtml={() => setHtml(true)}
            />
          ) : (
            <>
              <Textarea
                {...{ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid, ...field }}
                rows={6}
                className="max-h-128 overflow-y-auto"
              />
              {code && (
                <p className="text-small text-ink-soft">
                  {isLossy && 'This text has parts that the editor does not know, such as a table. '}
                  <button type="button" onClick={openEditor} className="min-h-6 underline underline-offset-2">
                    {isLossy ? 'Edit without them' : 'Back to the editor'}
                  </button>
                </p>
              )}
            </>
          )}
          {most && html.length > most * nearlyFull && <CharacterCount used={html.length} most={most} />}
        </>
      )}
    </Field>
  )
}
