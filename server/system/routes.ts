import { createRoute } from '@hono/zod-openapi'
import { accountMessages } from '#contract/messages.ts'
import { may } from '#contract/roles.ts'
import { system, testMail } from '#contract/system.ts'
import { findAccount } from '../accounts/repository.ts'
import { AppError } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { createRouter, one, refused } from '../http/router.ts'
import { createStoredRateLimit } from '../http/stored-rate-limit.ts'
import { createCertificateLook } from './certificate.ts'
import { readSystem } from './document.ts'

const tags = ['System']

export function systemRoutes(dependencies: Dependencies) {
  const { db, env, mail } = dependencies
  const guard = createGuard({ db })
  const lookAtCertificate = createCertificateLook(env.PUBLIC_URL)
  const testMails = createStoredRateLimit(db, {
    name: 'test-mail',
    most: 10,
    minutes: 10,
    message: 'Ten test mails are enough for ten minutes. Please wait.',
  })
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'getSystem',
        summary: 'Read what the product runs on',
        description:
          'Version, database, storage, disk, memory, queues, and what somebody should do something about.',
        responses: one(system, 'The system at this moment.'),
        ...guard('system'),
      }),
      async (c) => {
        const seesBackups = may(c.get('account').role, 'backups')
        const data = await readSystem(dependencies, lookAtCertificate, seesBackups)
        return c.json({ success: true as const, data }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/test-mail',
        tags,
        operationId: 'sendTestMail',
        summary: 'Send a test mail to oneself',
        description:
          'Hands a mail to the mail server at once, without the queue, and says what the server has against it.',
        responses: { ...one(testMail, 'The mail server has taken it.'), ...refused(409, 429) },
        ...guard('system'),
      }),
      async (c) => {
        const { id } = c.get('account')
        if (!mail.test) throw new AppError('mail-off', 'No mail server is set: SMTP_URL is empty')
        await testMails.take(id)
        const account = await findAccount(db, id)
        if (!account) throw new AppError('session-ended', accountMessages.unauthorized)
        await mail.test(account.email)
        return c.json({ success: true as const, data: { to: account.email } }, 200)
      },
    )
}
