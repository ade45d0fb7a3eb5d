import { z } from 'zod'
import { described, named } from './described.ts'
import type { DesignQuery } from './design-query.ts'
import { type EnquiryQuery, receivedPeriods } from './enquiry-query.ts'
import { id, requiredLine, text } from './fields.ts'
import { limits } from './limits.ts'
import type { Permission } from './roles.ts'

/** The lists of which an account keeps views, and the permission that reads each. */
export const viewedLists = { enquiries: 'enquiries', designs: 'content' } as const satisfies Record<
  string,
  Permission
>
export type ViewedList = keyof typeof viewedLists

/**
 * The parameters of each list that its views keep, as its call names them. `received` stands in the place of the days of a period, so that
 * this week is another one a week later.
 */
export const viewParameters = {
  enquiries: [
    'status',
    'search',
    'state',
    'design',
    'phone',
    'followUp',
    'assignee',
    'received',
    'from',
    'to',
    'sort',
  ],
  designs: ['search', 'categorySlug', 'subcategorySlug', 'status', 'featured', 'missing', 'sort'],
} as const satisfies {
  enquiries: readonly (keyof EnquiryQuery | 'received')[]
  designs: readonly (keyof DesignQuery)[]
}
export type ViewParameter<List extends ViewedList> = (typeof viewParameters)[List][number]

const lists = Object.keys(viewedLists) as ViewedList[]

const list = described(
  z.enum(lists, { error: `List must be one of ${lists.join(', ')}` }),
  'The list that it is a view of.',
  'enquiries',
)
const name = described(
  requiredLine('Name', limits.views.name),
  'What the account calls it.',
  'New enquiries this week',
)

export const viewQuery = z.object({ list })

export const viewCreate = named(
  'ViewCreate',
  'A list as it is narrowed and sorted, to be kept under a name.',
  z.object({
    list,
    name,
    query: described(
      text('Query', limits.views.query),
      `The query of the list, without \`?\`. What a view keeps of it are the filters that the back-office shows and \`sort\`, each once, and of enquiries \`received\`, a period as of the day on which the view is opened: ${receivedPeriods.map((period) => `\`${period}\``).join(', ')}.`,
      'status=new&received=week',
    ),
  }),
)
export type ViewCreate = z.infer<typeof viewCreate>

export const view = named(
  'View',
  'A list as an account keeps it under a name.',
  z.object({
    _id: id,
    list,
    name,
    query: described(z.string(), 'What of its query is kept.', 'status=new&received=week'),
  }),
)
export type View = z.infer<typeof view>
