import { counted } from '#contract/count.ts'
import { standingOf } from '#contract/publishing-in-words.ts'
import { enquiriesPath, pathOf } from '../enquiries/paths.ts'
import { matching } from '../list/whole-list.ts'
import { exactFirst } from './exact-first.ts'
import type { Found } from './find.ts'
import type { Page } from './pages.ts'

/** One line: what it is called, and where it leads. */
export interface Result {
  to: string
  name: string
  /** What it is known by besides: a code, a telephone number, the page that it lies in. */
  notes: string[]
}

export interface Group {
  name: string
  results: Result[]
}

/** What is offered for a text: pages at once, and what was found of it by now. Kinds of which there is nothing are left out. */
export function groupsOf(typed: string, pages: Page[], found: Found): Group[] {
  const { designs, enquiries, categories } = found
  const search = typed.trim()
  const groups: Group[] = [
    {
      name: 'Pages',
      results: exactFirst(
        matching(pages, search, ({ label }) => label),
        search,
        ({ label }) => [label],
      ).map(({ label, to, within }) => ({ to, name: label, notes: within ? [within] : [] })),
    },
    {
      name: 'Designs',
      results: [
        ...designs.rows.map(({ _id, code, title, ...publishing }) => ({
          to: `/admin/designs/${_id}`,
          name: title,
          notes: [code, ...standing(publishing)],
        })),
        ...all(designs, '/admin/designs', search, 'design'),
      ],
    },
    {
      name: 'Enquiries',
      results: [
        ...enquiries.rows.map(({ _id, name, phone, city }) => ({
          to: pathOf({ _id }),
          name,
          notes: [phone, city].filter(Boolean),
        })),
        ...all(enquiries, enquiriesPath, search, 'enquiry', 'enquiries'),
      ],
    },
    {
      name: 'Categories',
      results: [
        ...categories.rows.map(({ _id, name, ...publishing }) => ({
          to: `/admin/categories/${_id}/edit`,
          name,
          notes: standing(publishing),
        })),
        ...all(categories, '/admin/categories', search, 'category', 'categories'),
      ],
    },
  ]
  return groups.filter(({ results }) => results.length > 0)
}

/** The way to the list, narrowed to the same words, where it has more than is shown. */
function all({ rows, total }: Found[keyof Found], list: string, search: string, one: string, many?: string) {
  if (total <= rows.length) return []
  return [plain(`All ${counted(total, one, many)}`, `${list}?${new URLSearchParams({ search })}`)]
}

function plain(name: string, to: string): Result {
  return { to, name, notes: [] }
}

function standing(publishing: Parameters<typeof standingOf>[0]): string[] {
  const text = standingOf(publishing)
  return text === null ? [] : [text]
}
