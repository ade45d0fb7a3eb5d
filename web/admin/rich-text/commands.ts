import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { liftTarget } from 'prosemirror-transform'
import { schema } from './schema.ts'

const { nodes, marks } = schema

export const toggleStrong = toggleMark(marks.strong)
export const toggleEmphasis = toggleMark(marks.emphasis)

/** @param level 0 for a plain paragraph */
export function setHeading(level: number): Command {
  return level === 0 ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level })
}

/** 0 where the selection begins in a plain paragraph. */
export function headingLevel({ selection }: EditorState): number {
  const { parent } = selection.$from
  return parent.type === nodes.heading ? parent.attrs.level : 0
}

/** Makes a list of the selected paragraphs, one of the other kind of a list, and paragraphs of a list of this kind. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const around = listAround(state)
    if (!around) return wrapInList(type)(state, dispatch, view)
    if (around.type === type) return liftListItem(nodes.listItem)(state, dispatch, view)
    dispatch?.(state.tr.setNodeMarkup(around.position, type))
    return true
  }
}

export function listAround({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type } = $from.node(depth)
    if (type === nodes.bulletList || type === nodes.numberedList)
      return { type, position: $from.before(depth) }
  }
}

export const toggleQuotation: Command = (state, dispatch, view) => {
  const { $from, $to } = state.selection
  if (!isWithin(state, nodes.quotation)) return wrapIn(nodes.quotation)(state, dispatch, view)
  const range = $from.blockRange($to, ({ type }) => type === nodes.quotation)
  const target = range && liftTarget(range)
  if (!range || target == null) return false
  dispatch?.(state.tr.lift(range, target))
  return true
}

export function isWithin({ selection: { $from } }: EditorState, type: NodeType): boolean {
  return Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type).includes(type)
}

/** Whether the selection, or what is typed next, has the mark. */
export function isMarked({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { from, to, empty, $from } = selection
  return empty ? Boolean(mark.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, mark)
}

/** Where the link that the selection lies in leads to; '' without one. */
export function linkAt(state: EditorState): string {
  const { $from, from, to, empty } = state.selection
  const own = marks.link.isInSet(empty ? $from.marks() : [])
  if (own) return own.attrs.href
  let found = ''
  state.doc.nodesBetween(from, to, (node) => {
    found ||= marks.link.isInSet(node.marks)?.attrs.href ?? ''
  })
  return found
}

/** Links the selection, or the whole link that it lies in, or its own address where nothing is selected. @param href '' takes the link away */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkedRange(state)
    const { tr } = state
    if (from === to) {
      if (href) tr.insert(from, schema.text(href, [marks.link.create({ href })]))
    } else {
      tr.removeMark(from, to, marks.link)
      if (href) tr.addMark(from, to, marks.link.create({ href }))
    }
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** Without a selection, all of the link that the cursor is in. */
function linkedRange({ selection }: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = selection
  const link = marks.link.isInSet($from.marks())
  if (!empty || !link) return { from, to }
  const spans: { from: number; to: number }[] = []
  $from.parent.forEach((child, offset) => {
    if (!link.isInSet(child.marks)) return
    const begin = $from.start() + offset
    const last = spans.at(-1)
    if (last?.to === begin) last.to += child.nodeSize
    else spans.push({ from: begin, to: begin + child.nodeSize })
  })
  return spans.find((span) => span.from <= from && from <= span.to) ?? { from, to }
}

export function insertPicture(src: string, alt: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.picture.create({ src, alt })).scrollIntoView())
    return true
  }
}
