import type { Recipe, Step } from './recipe.ts'

const naming: [string, string][] = [
  ['services', 'awards'],
  ['Services', 'Awards'],
  ['service', 'award'],
  ['Service', 'Award'],
]

/** A file like that of the services. */
function like(model: string): Step {
  return { file: naming.reduce((file, [from, to]) => file.replaceAll(from, to), model), like: model, naming }
}

/** The awards that a firm won: ordered like its services, with a picture. */
export const resource: Recipe = {
  title: 'Adding a resource',
  steps: [
    like('contract/service.ts'),
    {
      file: 'contract/limits.ts',
      after: '  service: { description: 500, descriptionInList: 50 },\n',
      add: '  award: { description: 500, descriptionInList: 50 },\n',
    },
    {
      file: 'contract/messages.ts',
      after: "export const serviceMessages = { notFound: 'Service not found' } as const\n",
      add: "export const awardMessages = { notFound: 'Award not found' } as const\n",
    },
    { file: 'contract/activity.ts', after: "  'service',\n", add: "  'award',\n" },
    { file: 'contract/activity.ts', after: "  service: 'content',\n", add: "  award: 'content',\n" },
    {
      file: 'contract/preview.ts',
      after: "import { z } from 'zod'\n",
      add: "import { award } from './award.ts'\n",
    },
    {
      file: 'contract/preview.ts',
      after: "  service: shownAs('service', service),\n",
      add: "  award: shownAs('award', award),\n",
    },
    { file: 'contract/preview.ts', after: '    shownKinds.service,\n', add: '    shownKinds.award,\n' },
    {
      file: 'server/database/migrations/20991231-awards.ts',
      text: `import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** The awards that the firm won. */
async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('award')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('displayOrder', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('published'))
    .addColumn('isPublic', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('publishAt', 'text')
    .addColumn('unpublishAt', 'text')
    .addColumn('dueAt', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .execute()
}

export const migration: Migration = { needsRestart: false, up }
`,
    },
    like('server/services/columns.ts'),
    {
      file: 'server/database/schema.ts',
      after: "import type { serviceColumns } from '../services/columns.ts'\n",
      add: "import type { awardColumns } from '../awards/columns.ts'\n",
    },
    { file: 'server/database/schema.ts', after: '  service: Service\n', add: '  award: Award\n' },
    {
      file: 'server/database/schema.ts',
      after: 'interface Service extends Publishable, RowOf<typeof serviceColumns> {}\n',
      add: '\ninterface Award extends Publishable, RowOf<typeof awardColumns> {}\n',
    },
    { file: 'server/database/newest-id.ts', after: '  service: true,\n', add: '  award: true,\n' },
    {
      file: 'server/database/ordered.ts',
      replace: "type OrderedTable = 'category' | 'service'",
      with: "type OrderedTable = 'category' | 'award' | 'service'",
    },
    { file: 'server/activity/document.ts', after: "  service: 'service',\n", add: "  award: 'award',\n" },
    {
      file: 'server/trash/kinds.ts',
      after: "  service: { parts: [{ table: 'service', by: 'id' }] },\n",
      add: "  award: { parts: [{ table: 'award', by: 'id' }] },\n",
    },
    {
      file: 'server/files/attachment-owner.ts',
      after: "  | { kind: 'service'; id: string; role: 'icon' }\n",
      add: "  | { kind: 'award'; id: string; role: 'icon' }\n",
    },
    {
      file: 'server/files/references/owners.ts',
      after: '  service: findServices,\n',
      add: '  award: findAwards,\n',
    },
    {
      file: 'server/files/references/owners.ts',
      replace: 'async function findServices(',
      with: `async function findAwards(db: Db, ids: string[]): Promise<Owner[]> {
  const rows = await db.selectFrom('award').select(['id', 'title']).where('id', 'in', ids).execute()
  return rows.map(({ id, title }) => ({
    ...{ id, name: \`the award "\${title}"\`, title },
    link: \`/admin/awards/\${id}/edit\`,
  }))
}

async function findServices(`,
    },
    {
      file: 'server/media/shown-by.ts',
      after: "  service: 'service',\n",
      add: "  award: 'award',\n",
    },
    like('server/services/repository.ts'),
    like('server/services/document.ts'),
    like('server/services/save.ts'),
    like('server/services/editable.ts'),
    {
      file: 'server/versions/kinds.ts',
      after: "import type { VersionedKind } from '#contract/version.ts'\n",
      add: "import { editableAwards } from '../awards/editable.ts'\n",
    },
    {
      file: 'server/versions/kinds.ts',
      after: '  service: editableServices,\n',
      add: '  award: editableAwards,\n',
    },
    like('server/services/routes.ts'),
    {
      file: 'server/documentation/tags.ts',
      after: "  Services: 'What the firm offers.',\n",
      add: "  Awards: 'What the firm won.',\n",
    },
    {
      file: 'server/app.ts',
      after: "import { serviceRoutes } from './services/routes.ts'\n",
      add: "import { awardRoutes } from './awards/routes.ts'\n",
    },
    {
      file: 'server/app.ts',
      after: "  app.route('/api/services', serviceRoutes(dependencies))\n",
      add: "  app.route('/api/awards', awardRoutes(dependencies))\n",
    },
    like('web/api/services.ts'),
    like('web/admin/services/service-definition.ts'),
    like('web/admin/services/form.tsx'),
    like('web/admin/services/new.tsx'),
    like('web/admin/services/edit.tsx'),
    like('web/admin/services/table.tsx'),
    like('web/admin/services/tab.tsx'),
    {
      file: 'web/admin/awards/list.tsx',
      text: `import { listAwards } from '#web/api/awards.ts'
import { api } from '#web/api/request.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { later } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import type { Route } from './+types/list.ts'
import { AwardsTab } from './tab.tsx'

export function meta() {
  return adminMeta('Awards')
}

export function clientLoader() {
  return { awards: later(wholeList((paging) => listAwards(api, { status: 'any', ...paging }))) }
}

export default function Awards({ loaderData: { awards } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Awards" />
      <AwardsTab awards={awards} />
    </>
  )
}
`,
    },
    { file: 'web/admin/activity/text.ts', after: "  service: 'Services',\n", add: "  award: 'Awards',\n" },
    {
      file: 'web/admin/activity/text.ts',
      after: "  service: 'the service',\n",
      add: "  award: 'the award',\n",
    },
    {
      file: 'web/admin/activity/day.tsx',
      after: `    service: \`/admin/services/\${subject._id}/edit\`,\n`,
      add: `    award: \`/admin/awards/\${subject._id}/edit\`,\n`,
    },
    {
      file: 'web/admin/trash/delete-again.ts',
      after: "import type { Deleted } from '#web/api/answers.ts'\n",
      add: "import { deleteAward } from '#web/api/awards.ts'\n",
    },
    {
      file: 'web/admin/trash/delete-again.ts',
      after: '  service: deleteService,\n',
      add: '  award: deleteAward,\n',
    },
    {
      file: 'web/admin/dashboard/to-publish.tsx',
      after: 'const kinds: Record<PublishedKind, Kind> = {\n',
      add: `  award: {
    one: 'award',
    many: 'awards',
    drafts: '/admin/awards?status=draft',
    page: (id) => \`/admin/awards/\${id}/edit\`,
  },
`,
    },
    {
      file: 'web/admin/shell/navigation.ts',
      after: "  { label: 'Services & Pricing', to: '/admin/services', icon: Tags, takes: 'content' },\n",
      add: "  { label: 'Awards', to: '/admin/awards', icon: Tags, takes: 'content' },\n",
    },
    {
      file: 'contract/words/preview.ts',
      after: "  'preview.service': 'This service as it is saved.',\n",
      add: `  'preview.award': 'This award as it is saved.',
  'preview.award.pending': 'This award with its pending changes, which are not public yet.',
`,
    },
    {
      file: 'web/site/preview/load.ts',
      after: '  switch (preview.kind) {\n',
      add: `    case 'award':
      return { kind: 'home', home: await loadHome(api) } as const
`,
    },
    {
      file: 'web/routes.ts',
      after: "        route('services/:id/edit', 'admin/services/edit.tsx'),\n",
      add: `        route('awards', 'admin/awards/list.tsx'),
        route('awards/new', 'admin/awards/new.tsx'),
        route('awards/:id/edit', 'admin/awards/edit.tsx'),
`,
    },
    {
      file: 'test/factories.ts',
      after: "  return { title: 'Landscape design', description: 'A garden for the plot.', ...fields }\n}\n",
      add: "\nexport function awardFields(fields: Record<string, unknown> = {}) {\n  return { title: 'House of the year', ...fields }\n}\n",
    },
    {
      file: 'test/with-version.ts',
      after: "  service: { description: 'Was another' },\n",
      add: "  award: { description: 'Was another' },\n",
    },
    {
      file: 'test/responses.test.ts',
      after: '      service: service.body._id,\n',
      add: "      award: '',\n",
    },
    {
      file: 'server/versions/every-field.test.ts',
      after: 'const kinds: Record<VersionedKind, Make> = {\n',
      add: `  award: async (app) => ({
    path: await madeAt(app, '/api/awards', { title: 'House of the year' }),
    changes: { title: { title: 'Another award' } },
  }),

`,
    },
    {
      file: 'server/trash/restore.test.ts',
      after: 'const makers: Record<TrashKind, (app: TestApp) => Promise<Made>> = {\n',
      add: `  async award(app) {
    const { body } = await app.post('/api/awards', { title: 'House of the year' })
    return { path: \`/api/awards/\${body._id}\`, shownBy: ['/api/awards'] }
  },
`,
    },
    {
      file: 'test/preview-pages.test.ts',
      after: "  service: () => '/services',\n",
      add: "  award: () => '/',\n",
    },
    {
      file: 'test/pendables.ts',
      after: '    showing: (fileId) => ({ icon: { fileId } }),\n  },\n',
      add: `  award: {
    at: '/api/awards',
    make: (app) => madeAt(app, '/api/awards', { title: 'House of the year' }),
    change: { title: 'House of the decade' },
    other: { description: 'Another' },
    wrong: [{ title: 'ab' }, 'Title must be at least 3 characters'],
  },
`,
    },
    {
      file: 'trials/torture/kinds.ts',
      after: "  const kinds: { [Name in TrashKind]: Omit<Kind, 'name'> } = {\n",
      add: `    award: {
      path: '/api/awards',
      revisions: 1000,
      content: (mark, revision) => ({ title: mark, description: \`Revision \${revision} of \${mark}\` }),
      creation: (mark) => ({ title: mark, description: \`Revision 0 of \${mark}\` }),
      change: (mark, revision) => ({ title: mark, description: \`Revision \${revision} of \${mark}\` }),
      read: ({ title, description }) => ({ title, description }),
      markIn: ({ title }) => title,
    },
`,
    },
    like('server/services/routes.test.ts'),
  ],
}
