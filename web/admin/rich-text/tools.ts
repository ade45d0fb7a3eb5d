import { Bold, Italic, List, ListOrdered, type LucideIcon, Redo2, TextQuote, Undo2 } from 'lucide-react'
import { redo, undo } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import {
  isMarked,
  isWithin,
  listAround,
  toggleEmphasis,
  toggleList,
  toggleQuotation,
  toggleStrong,
} from './commands.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** A button of the toolbar. One that says whether it is on stays pressed. */
interface Tool {
  label: string
  icon: LucideIcon
  command: Command
  isOn?: (state: EditorState) => boolean
}

export const tools: Tool[] = [
  { label: 'Bold', icon: Bold, command: toggleStrong, isOn: (state) => isMarked(state, marks.strong) },
  {
    ...{ label: 'Italic', icon: Italic, command: toggleEmphasis },
    isOn: (state) => isMarked(state, marks.emphasis),
  },
  {
    ...{ label: 'Bulleted list', icon: List, command: toggleList(nodes.bulletList) },
    isOn: (state) => listAround(state)?.type === nodes.bulletList,
  },
  {
    ...{ label: 'Numbered list', icon: ListOrdered, command: toggleList(nodes.numberedList) },
    isOn: (state) => listAround(state)?.type === nodes.numberedList,
  },
  {
    ...{ label: 'Quotation', icon: TextQuote, command: toggleQuotation },
    isOn: (state) => isWithin(state, nodes.quotation),
  },
]

export const historyTools: Tool[] = [
  { label: 'Undo', icon: Undo2, command: undo },
  { label: 'Redo', icon: Redo2, command: redo },
]

/** What a paragraph can be, by the level of its heading. */
export const paragraphKinds = [
  { level: 0, label: 'Paragraph' },
  { level: 2, label: 'Heading' },
  { level: 3, label: 'Subheading' },
  { level: 4, label: 'Small heading' },
]
