import type { Category } from '#contract/category.ts'
import type { DesignSummary } from '#contract/design.ts'
import type { Enquiry } from '#contract/enquiry.ts'
import { may, type Role } from '#contract/roles.ts'
import type { Page } from '#web/api/answers.ts'
import { everyCategory } from '#web/api/categories.ts'
import { listDesigns } from '#web/api/designs.ts'
import { listEnquiries } from '#web/api/enquiries.ts'
import type { Api } from '#web/api/request.ts'
import { searchedTextOf } from '../categories/searched-text.ts'
import { matching } from '../list/whole-list.ts'
import { asSignedIn } from '../session/as-signed-in.ts'
import { permissionOf } from '../shell/navigation.ts'
import { exactFirst } from './exact-first.ts'

/** How many of a kind are shown, and among how many the one is sought that is called exactly so. */
const [mostOfKind, searchedThrough] = [5, 20]

interface Some<Row> {
  rows: Row[]
  /** How many there are in all. */
  total: number
}

/** What was found of the kinds of which not all are known beforehand. */
export interface Found {
  designs: Some<DesignSummary>
  enquiries: Some<Enquiry>
  categories: Some<Category>
}

const none = { rows: [], total: 0 }
export const nothing: Found = { designs: none, enquiries: none, categories: none }

/**
 * @returns what finds designs, enquiries and categories by a text: those that the role may open, and nothing is asked for that
 * would be refused. Categories are asked for once. Rejects where one of the answers does not come.
 */
export function finderFor(role: Role | null, api: Api) {
  const mayOpen = (path: string) => may(role, permissionOf(path))
  let categories: Promise<Category[]> | undefined

  async function findCategories(search: string): Promise<Some<Category>> {
    categories ??= everyCategory(api, { status: 'any' })
    try {
      const found = matching(await categories, search, searchedTextOf)
      const rows = exactFirst(found, search, ({ name }) => [name])
      return { rows: rows.slice(0, mostOfKind), total: found.length }
    } catch (error) {
      categories = undefined
      throw error
    }
  }

  return async function find(search: string): Promise<Found> {
    const [designs, enquiries, categories] = await Promise.all([
      mayOpen('/admin/designs')
        ? someOf(
            asSignedIn(listDesigns(api, { search, status: 'any', limit: searchedThrough }), api),
            (designs) => exactFirst(designs, search, ({ title, code }) => [title, code]),
          )
        : none,
      mayOpen('/admin/enquiries')
        ? someOf(listEnquiries(api, { search, limit: searchedThrough }), (enquiries) =>
            exactFirst(enquiries, search, ({ name }) => [name]),
          )
        : none,
      mayOpen('/admin/categories') ? findCategories(search) : none,
    ])
    return { designs, enquiries, categories }
  }
}

async function someOf<Row>(page: Promise<Page<Row>>, inOrder: (rows: Row[]) => Row[]): Promise<Some<Row>> {
  const { data, pagination } = await page
  return { rows: inOrder(data).slice(0, mostOfKind), total: pagination.total }
}
