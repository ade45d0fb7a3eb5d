import { type QuickReply, type ReplyUpdate, replyCreate } from '#contract/reply.ts'
import { defineForm } from '../forms/define-form.ts'
import { text } from '../forms/field-kinds.ts'

const { shape } = replyCreate

/** The form of a quick reply: a field of the contract is a line here. */
export const replyForm = defineForm<ReplyUpdate, QuickReply>()({
  fields: {
    name: text('Name', shape.name),
    text: text('Text', shape.text),
  },
  files: {},
  elsewhere: ['updatedAt'],
})
