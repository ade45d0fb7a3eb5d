import { Slice } from 'prosemirror-model'
import { type Command, EditorState, Selection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Format, readHtml } from './html.ts'
import { cleanPasted, isMarkup } from './paste.ts'
import { showCaret } from './show-caret.ts'
import { typingPlugins } from './typing.ts'

export interface EditorOptions {
  /** The text; whatever comes from elsewhere than the editor replaces what it shows. */
  text: string
  /** Takes the focus as it comes: what is being typed goes on at its end. */
  isTakingOver: boolean
  format: Format
  onChange: (text: string) => void
  onBlur: () => void
  attributes: Record<string, string>
}

/** A view of ProseMirror in an element, and what it shows at the moment. */
export function useEditor(options: EditorOptions) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const written = useRef(options.text)
  const latest = useRef(options)
  const [state, setState] = useState<EditorState>(() => stateOf(options))

  useLayoutEffect(() => {
    latest.current = options
  })

  // Before another key is heard.
  useLayoutEffect(() => {
    const opened = new EditorView(place.current, {
      state: stateOf(latest.current),
      attributes: latest.current.attributes,
      transformPastedHTML: cleanPasted,
      // HTML that comes as plain text is meant as HTML.
      // Nothing leaves plain text to ProseMirror, whose type does not say so.
      clipboardTextParser: (text) => (isMarkup(text) ? sliceOf(text) : undefined) as Slice,
      handleTextInput(editor, from, to, text) {
        if (!isMarkup(text)) return false
        editor.dispatch(editor.state.tr.replaceRange(from, to, sliceOf(text)))
        return true
      },
      handleDOMEvents: {
        blur: () => latest.current.onBlur(),
        keydown(_, { key }) {
          if (key === 'Tab') tellOfCaret()
        },
        focusin(editor) {
          const isPressed = editor.dom.matches(':active')
          if (!isPressed) tellOfCaret()
        },
        keyup(editor, { key }) {
          if (key === 'Tab') showCaret(editor, place.current)
        },
      },
      dispatchTransaction(transaction) {
        const next = opened.state.apply(transaction)
        opened.updateState(next)
        setState(next)
        // Under a button that is held down nothing moves: it would select what comes to lie there.
        const isChanged = transaction.selectionSet || transaction.docChanged
        if (isChanged && !transaction.getMeta('pointer')) showCaret(opened, place.current)
        if (!transaction.docChanged) return
        written.current = latest.current.format.write(next.doc)
        latest.current.onChange(written.current)
      },
    })
    view.current = opened
    if (latest.current.isTakingOver) {
      opened.dispatch(opened.state.tr.setSelection(Selection.atEnd(opened.state.doc)))
      opened.focus()
    }
    return () => opened.destroy()
  }, [])

  const told = JSON.stringify(options.attributes)
  useEffect(() => {
    view.current?.setProps({ attributes: JSON.parse(told) })
  }, [told])

  useEffect(() => {
    if (options.text === written.current || !view.current) return
    written.current = options.text
    const next = stateOf(latest.current)
    if (next.doc.eq(view.current.state.doc)) return
    view.current.updateState(next)
    setState(next)
  }, [options.text])

  function run(command: Command) {
    if (!view.current) return
    command(view.current.state, view.current.dispatch, view.current)
    view.current.focus()
  }

  return { place, state, run }
}

/**
 * Tells ProseMirror at once where the caret is. A busy browser does so only after the next keys: a caret that was moved and left
 * would come back to where it was before, and the text's beginning, where Chromium puts it first, would be taken for a choice.
 */
function tellOfCaret() {
  document.dispatchEvent(new Event('selectionchange'))
}

function sliceOf(html: string): Slice {
  return new Slice(readHtml(cleanPasted(html)).content, 0, 0)
}

function stateOf({ text, format }: EditorOptions): EditorState {
  return EditorState.create({ doc: readHtml(format.htmlOf(text)), plugins: typingPlugins() })
}
