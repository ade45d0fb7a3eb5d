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
  /** The most characters that it takes, as it is saved. */
  most?: number
  /** It is saved as plain text where it is nothing more than that; as HTML always without it. */
  mayBePlain?: boolean
}

const fetchEditor = async () => {
  const [{ default: Editor }, { isKept, onlyHtml, plainOrHtml }] = await Promise.all([
    import('./editor.tsx'),
    import('./html.ts'),
  ])
  return { Editor, isKept, onlyHtml, plainOrHtml }
}

/** The share of its limit from which a text is counted. */
const nearlyFull = 0.8

/**
 * A text with headings, lists, links and pictures. What is saved, HTML as it is, stands there until the editor has come,
 * where it does not come, where a text has more than the editor knows, and for whoever asks for it.
 */
export function RichTextField({ name, label, hint, most, mayBePlain = false }: RichTextFieldProps) {
  const { field, fieldState } = useController({ name })
  const [code, setCode] = useState<Awaited<ReturnType<typeof fetchEditor>>>()
  const [isTakingOver, setTakingOver] = useState(false)
  const [isHtml, setHtml] = useState(false)
  const [isLossAccepted, setLossAccepted] = useState(false)
  useEffect(() => {
    fetchCode(fetchEditor).then(
      (arrived) => {
        const { activeElement } = document
        setTakingOver(activeElement instanceof HTMLTextAreaElement && activeElement.name === name)
        setCode(arrived)
      },
      () => {},
    )
  }, [name])

  const text = String(field.value ?? '')
  const format = code && (mayBePlain ? code.plainOrHtml : code.onlyHtml)
  const [written, setWritten] = useState<string>()
  const isLossy = useMemo(
    () => code !== undefined && text !== written && !code.isKept(format?.htmlOf(text) ?? ''),
    [code, format, text, written],
  )
  const Editor = isHtml || (isLossy && !isLossAccepted) ? undefined : code?.Editor

  function change(next: string) {
    setWritten(next)
    field.onChange(next)
  }

  function openEditor() {
    setTakingOver(false)
    setLossAccepted(isLossy)
    setHtml(false)
  }

  return (
    <Field label={label} hint={hint} error={errorMessage(fieldState.error)}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
        <>
          {Editor && format ? (
            <Editor
              label={label}
              text={text}
              isTakingOver={isTakingOver}
              format={format}
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
          {most && text.length > most * nearlyFull && <CharacterCount text={text} most={most} />}
        </>
      )}
    </Field>
  )
}
