import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Role, roles } from '#contract/roles.ts'
import { hashPassword } from '#server/accounts/passwords.ts'
import { insertAccount } from '#server/accounts/repository.ts'
import { accessOf } from '#server/http/guard.ts'
import { onEachDatabase } from './databases.ts'
import { expectError } from './expect-response.ts'
import { newSession } from './factories.ts'
import { startApp, type TestApp } from './start-app.ts'

/** Who may make a call: anybody, any account, or an account with one of these roles. */
type Callers = 'anybody' | 'any account' | Role[]

const owners: Role[] = ['owner']
const editors: Role[] = ['owner', 'editor']
const everyRole: Role[] = ['owner', 'editor', 'enquiries']

/** Every operation of the API document, by its id: a new one is to be added here. */
const callers: Record<string, Callers> = {
  acceptInvitation: 'anybody',
  activateBanner: editors,
  beginBackup: owners,
  beginSecondFactor: 'any account',
  confirmSecondFactor: 'any account',
  createAdmin: owners,
  createBanner: editors,
  createCategory: editors,
  createDesign: editors,
  acceptSpam: everyRole,
  markAsSpam: everyRole,
  countEnquiries: everyRole,
  countSamePhone: everyRole,
  listAssignees: everyRole,
  listQuickReplies: everyRole,
  createQuickReply: everyRole,
  updateQuickReply: everyRole,
  deleteQuickReply: everyRole,
  listViews: everyRole,
  saveView: everyRole,
  deleteView: everyRole,
  countVisit: 'anybody',
  getVisits: everyRole,
  createEnquiry: 'anybody',
  createEnquiryNote: everyRole,
  createInvitation: owners,
  createPricingImage: editors,
  createResetLink: owners,
  createService: editors,
  createTestimonial: editors,
  changePassword: 'any account',
  changeShortlist: 'anybody',
  createShortlist: 'anybody',
  getShortlist: 'anybody',
  deleteAdmin: owners,
  deleteForGood: owners,
  emptyTrash: owners,
  deleteBanner: editors,
  deleteCategory: editors,
  deleteDesign: editors,
  deleteEnquiry: editors,
  deleteSpam: editors,
  deleteEnquiryNote: everyRole,
  deleteFile: editors,
  deleteInvitation: owners,
  deletePricingImage: editors,
  deleteService: editors,
  deleteTestimonial: editors,
  downloadFile: 'anybody',
  endOtherSessions: 'any account',
  endSession: 'any account',
  exportDesigns: editors,
  exportEnquiries: everyRole,
  findFittingDesigns: 'anybody',
  forgetPassword: 'anybody',
  getAccountRules: owners,
  getBackups: owners,
  makeBackupLink: owners,
  downloadBackup: 'anybody',
  getBanner: editors,
  getCategory: 'anybody',
  getDashboard: everyRole,
  getDesign: 'anybody',
  getDesignNeighbours: 'anybody',
  countDesigns: 'anybody',
  getEnquiry: everyRole,
  getGone: 'anybody',
  getFile: 'anybody',
  getHealth: 'anybody',
  getMedia: editors,
  getProfile: 'any account',
  getReadiness: 'anybody',
  getResetWays: 'anybody',
  getPreview: 'anybody',
  getSample: 'anybody',
  getSecondFactor: 'any account',
  getService: 'anybody',
  getSettings: 'anybody',
  getSystem: editors,
  getTestimonial: 'anybody',
  listActiveBanners: 'anybody',
  downloadMedia: editors,
  listAlikeMedia: editors,
  listActivity: editors,
  listAdmins: owners,
  listBanners: editors,
  listCategories: 'anybody',
  listDesigns: 'anybody',
  listEnquiries: everyRole,
  listEnquiryNotes: everyRole,
  restoreEnquiryNote: everyRole,
  getPersonalData: everyRole,
  erasePersonalData: owners,
  listSpam: everyRole,
  restoreSpam: editors,
  takeSpamBack: everyRole,
  getNotice: everyRole,
  listFiles: editors,
  listMedia: editors,
  listInvitations: owners,
  listPendingChanges: editors,
  listPricingImages: 'anybody',
  listRandomDesigns: 'anybody',
  listSamples: 'anybody',
  countSamples: 'anybody',
  listSuggestions: 'anybody',
  listServices: 'anybody',
  listSessions: 'any account',
  listTestimonials: 'anybody',
  listTrash: editors,
  openInvitation: 'anybody',
  previewFile: 'anybody',
  removeAdminSecondFactor: owners,
  sendTestMail: editors,
  removeSecondFactor: 'any account',
  reorderBanners: editors,
  reorderCategories: editors,
  reorderPricingImages: editors,
  reorderServices: editors,
  reorderTestimonials: editors,
  restoreFromTrash: editors,
  resetPassword: 'anybody',
  setAdminPassword: owners,
  signIn: 'anybody',
  signOut: 'anybody',
  updateAccountRules: owners,
  updateAdmin: owners,
  updateBanner: editors,
  updateCategory: editors,
  updateDesign: editors,
  updateEnquiry: everyRole,
  deleteMedia: editors,
  restoreMedia: editors,
  replaceMedia: editors,
  updateMedia: editors,
  updatePricingImage: editors,
  updateProfile: 'any account',
  updateService: editors,
  updateSettings: editors,
  updateTestimonial: editors,
  uploadFile: editors,
  viewFile: 'anybody',
  ...callersOfVersions(editors, [
    'Banner',
    'Category',
    'Design',
    'Pricing',
    'Service',
    'Settings',
    'Testimonial',
  ]),
  ...callersOfVersions(everyRole, ['Enquiry']),
  ...callersOfPendingChanges(['Banner', 'Category', 'Design', 'Pricing', 'Service', 'Testimonial']),
}

function callersOfVersions(roles: Role[], kinds: string[]): Record<string, Callers> {
  const operations = kinds.flatMap((kind) => [
    `list${kind}Versions`,
    `get${kind}Version`,
    `restore${kind}Version`,
  ])
  return Object.fromEntries(operations.map((operation) => [operation, roles]))
}

function callersOfPendingChanges(kinds: string[]): Record<string, Callers> {
  const operations = kinds.flatMap((kind) => [
    ...['get', 'save', 'discard', 'publish'].map((verb) => `${verb}${kind}PendingChanges`),
    ...[`get${kind}PreviewLinks`, `make${kind}PreviewLink`, `end${kind}PreviewLinks`],
  ])
  return Object.fromEntries(operations.map((operation) => [operation, editors]))
}

/** What the document calls broader than the table: without a kind, the record of changes is refused to enquiries. */
const documentedAs: Record<string, Callers> = { ...callers, listActivity: everyRole }

interface Operation {
  operationId: string
  method: string
  path: string
  security: Record<string, string[]>[]
}

onEachDatabase('Roles', (open) => {
  let app: TestApp
  let operations: Operation[]
  let accounts: Record<Role | 'none', string>
  beforeAll(async () => {
    app = await startApp(await open())
    const passwordHash = await hashPassword('a fine password')
    const accountOf = async (role: Role | null) => {
      const email = `${role}@example.com`
      const account = await insertAccount(app.dependencies.db, { name: 'Nila', email, passwordHash, role })
      return account?.id ?? ''
    }
    accounts = {
      owner: await accountOf('owner'),
      editor: await accountOf('editor'),
      enquiries: await accountOf('enquiries'),
      none: await accountOf(null),
    }
    const { body } = await app.visit('/api/openapi.json')
    operations = Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        ...operation,
        path,
        method: method.toUpperCase(),
      })),
    )
  })
  afterAll(() => app.stop())

  /** Of a document that is not there, without a body: what gets past the guard changes nothing. */
  async function call({ method, path }: Operation, by: Role | 'none' | 'nobody') {
    const token = by === 'nobody' ? '' : await newSession(app, accounts[by])
    return app.call(method, path.replace(/\{\w+\}/g, 'f'.repeat(24)), undefined, token)
  }

  const mayCall = (allowed: Callers, by: Role | 'none') =>
    allowed === 'anybody' || allowed === 'any account' || allowed.some((role) => role === by)

  it('the table names every operation of the API document, which says the same of each', () => {
    const documented = operations.map(({ operationId, security }): [string, Callers] => {
      const asked = [...new Set(security.flatMap((scheme) => Object.values(scheme).flat()))] as Role[]
      if (security.length === 0) return [operationId, 'anybody']
      return [operationId, asked.length === 0 ? 'any account' : asked]
    })
    expect(Object.fromEntries(documented)).toEqual(documentedAs)
  })

  it('every route beyond the document is one for anybody', () => {
    const documented = new Set(operations.map(({ method, path }) => `${method} ${path}`))
    const others = app.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path, handler }) => ({
        route: `${method} ${path.replace(':bucket', 'media').replace(/:(\w+)/g, '{$1}')}`,
        access: accessOf(handler),
      }))
      .filter(({ route }) => !documented.has(route))
    expect([...new Set(others.map(({ route }) => route))].sort()).toEqual([
      'GET /api/docs',
      'GET /api/openapi.json',
      'GET /apple-touch-icon.png',
      'GET /favicon.ico',
      'GET /favicon.svg',
      'GET /robots.txt',
      'GET /share/s/{key}',
      'GET /share/{id}',
      'GET /sitemap.xml',
    ])
    expect(others.filter(({ access }) => access)).toEqual([])
  })

  it('no call is open to who sends no token, but to anybody', async () => {
    for (const operation of operations) {
      const response = await call(operation, 'nobody')
      const isOpen = callers[operation.operationId] === 'anybody'
      expect([operation.operationId, response.status === 401]).toEqual([operation.operationId, !isOpen])
      if (!isOpen) expectError(response, 401, 'Unauthorized access')
    }
  })

  it.each(['none', ...roles] as const)(
    'an account with the role %s may make its calls and no others',
    async (by) => {
      for (const operation of operations) {
        const { operationId } = operation
        const response = await call(operation, by)
        const isAllowed = mayCall(callers[operationId] ?? [], by)
        expect([operationId, response.status === 403]).toEqual([operationId, !isAllowed])
        expect([operationId, response.status === 401]).toEqual([operationId, false])
        if (!isAllowed)
          expectError(
            response,
            403,
            by === 'none' ? 'Admin privileges required' : 'You are not allowed to do this',
          )
      }
    },
  )
})
