import { readPaymentRequest } from '#contract/payment-request.ts'
import { readFilters } from './catalogue/filters.ts'
import { readContact } from './contact/load.ts'
import { readPlot } from './design/plot-asked.ts'
import { readTyped } from './find/typed.ts'
import { readPage, readPages } from './page-number.ts'

const none: ReadonlySet<string> = new Set()
const ofLists = readBy((address) => [readFilters(address), readPages(address)])
const ofCategories = readBy((address) => [readFilters(address, true), readPages(address)])
const ofContact = readBy(readContact)
const ofFinder = readBy((address) => [readTyped(address), readPage(address)])
const ofDesigns = readBy(readPlot)
const ofPayment = readBy(readPaymentRequest)

/** What React Router asks of its own: which pages there are, and the data of some of a page's routes. */
const ofManifest: ReadonlySet<string> = new Set(['paths', 'version'])
const ofData = '_routes'

/** The query parameters that a public page reads, or its data; an address with others says the same. */
export function knownParameters(path: string): ReadonlySet<string> {
  if (path === '/__manifest') return ofManifest
  const page = path.replace(/(\.data)?\/?$/, '')
  const ofPage = knownOf(page)
  return path.endsWith('.data') ? new Set([...ofPage, ofData]) : ofPage
}

function knownOf(page: string): ReadonlySet<string> {
  if (page === '/gallery') return ofLists
  if (page === '/contact') return ofContact
  if (page === '/find') return ofFinder
  if (page === '/payment' || page === '/payment/qr.svg') return ofPayment
  if (/^\/designs\/[^/]+(\/(plot|qr)\.svg)?$/.test(page)) return ofDesigns
  return page.startsWith('/category/') ? ofCategories : none
}

/** Which parameters `read` asks an address for: the readers themselves are the list. */
function readBy(read: (address: URLSearchParams) => unknown): ReadonlySet<string> {
  const names = new Set<string>()
  const noting = new Proxy(new URLSearchParams(), {
    get(address, method) {
      return (name: string) => {
        names.add(name)
        return Reflect.get(address, method).call(address, name)
      }
    },
  })
  read(noting)
  return names
}
