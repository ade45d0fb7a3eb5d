import type { Rolldown } from 'vite'

const ofSite = /\/web\/(site\/|root\.tsx|entry\.client\.tsx)/
const ofAdmin = /\/web\/admin\//

/**
 * A few larger files compress better than many small ones, and take fewer turns on a slow line. Each group takes with it
 * what its files import, and leaves the rest to the next ones; which files those are is told by what imports them, so
 * nobody has to list them.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    priority: 8,
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|cookie-es|@remix-run)\//,
  },
  // What hydrates any page. With the framework it is all that is fetched before a visitor's first act.
  { name: 'start', priority: 7, test: /\/web\/(entry\.client|root)\.tsx/ },
  // What stands on every public page, and the little that its late parts or several pages share: a file of its own would be larger.
  {
    name: 'site',
    priority: 6,
    test: /\/(web\/site\/(layout|page-number)|web\/ui\/lazy-component|contract\/words\/enquiry-outcome)\.tsx?/,
  },
  // The calls of public pages: most take a few of them.
  {
    name: 'calls',
    priority: 6,
    test: /\/web\/api\/(active-banners|create-enquiry|designs|gone|samples|services|testimonials)\.ts/,
  },
  // What several public pages share; the page of a preview, which holds all of them, is one more that does.
  { name: 'pages', priority: 5, test: /\/web\/site\//, minShareCount: 5 },
  // What public pages with pictures share: by themselves these would be files of a few hundred bytes. The back-office, which
  // lists all words, does not take theirs into what it shares.
  {
    name: 'pictures',
    priority: 5,
    test: /\/(web\/ui\/(slides|zoom-link)|contract\/words\/pictures)\.tsx?/,
  },
  // What asks in the site's search as it is typed lies with its words: in a file of its own, which the back-office shares, it would
  // be one more that the head of every public page names.
  { name: 'search', priority: 5, test: /\/(contract\/words\/search|web\/ui\/asking)\.ts/ },
  // What public pages share with the back-office stays apart from it: they fetch nothing that they do not use.
  {
    name: (id: string, modules: Rolldown.ChunkingContext) =>
      isImportedIn(ofSite, id, modules) && isImportedIn(ofAdmin, id, modules) ? 'shared' : null,
    priority: 4,
    entriesAware: true,
  },
  // The back-office: what signing in takes, what stands on each page, what the lists share and what the forms do. What lists
  // have of what forms use as well lies with them: they fetch no form.
  { name: 'sign-in', priority: 3, test: /\/web\/admin\/(shell\/frame|session\/login)/ },
  {
    name: 'office',
    priority: 2,
    test: /\/web\/admin\/(shell\/|page\/relative-time)|\/web\/(ui\/switch|api\/pending)\.tsx?/,
  },
  {
    name: 'lists',
    priority: 2,
    test: /\/web\/admin\/(list\/|table\/|files\/(sharp-picture|form-file)|(conflicts\/edit-conflict|ordering\/moved)\.ts)|\/web\/ui\/save-file\.ts/,
  },
  { name: 'forms', priority: 1, test: /\/web\/admin\/forms\// },
]

const importers = new Map<string, readonly string[]>()

/** Whether a module is imported by any in a room, now or late, through however many others. */
function isImportedIn(room: RegExp, id: string, modules: Rolldown.ChunkingContext): boolean {
  const found = new Set([id])
  for (const module of found) {
    if (room.test(module)) return true
    for (const importer of importersOf(module, modules)) found.add(importer)
  }
  return false
}

function importersOf(id: string, modules: Rolldown.ChunkingContext): readonly string[] {
  const known = importers.get(id)
  if (known) return known
  const info = modules.getModuleInfo(id)
  const all = info ? [...info.importers, ...info.dynamicImporters] : []
  importers.set(id, all)
  return all
}

/**
 * A file is named by its group, and what is one page's or part's alone by that; a list of all that share it would be in each of
 * their heads.
 */
export function chunkFileNames({ name }: { name: string }): string {
  const [group, only, ...others] = name.split('~')
  return `assets/${only && others.length === 0 ? only : group}-[hash].js`
}
