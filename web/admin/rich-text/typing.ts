import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command } from 'prosemirror-state'
import { toggleEmphasis, toggleStrong } from './commands.ts'
import { schema } from './schema.ts'

const { nodes } = schema

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView())
  return true
})

/** What is typed at the beginning of a paragraph makes it a heading, a list or a quotation. */
const shorthand = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, hashes = '']) => ({ level: hashes.length })),
    wrappingInputRule(/^[-*]\s$/, nodes.bulletList),
    wrappingInputRule(/^1[.)]\s$/, nodes.numberedList),
    wrappingInputRule(/^>\s$/, nodes.quotation),
  ],
})

/** Tab is left alone: it leads out of the editor. */
export function typingPlugins() {
  return [
    history(),
    shorthand,
    keymap({
      'Mod-b': toggleStrong,
      'Mod-i': toggleEmphasis,
      'Mod-z': undo,
      'Shift-Mod-z': redo,
      'Mod-y': redo,
      'Mod-]': sinkListItem(nodes.listItem),
      'Mod-[': liftListItem(nodes.listItem),
      'Shift-Enter': breakLine,
      Enter: splitListItem(nodes.listItem),
    }),
    keymap(baseKeymap),
  ]
}
