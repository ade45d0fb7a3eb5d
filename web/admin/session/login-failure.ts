import { accountMessages } from '#contract/messages.ts'
import { ApiError, saidByServer, unreachable } from '#web/api/api-error.ts'
import { messageOf } from '#web/api/request.ts'
import type { ToastMore } from '#web/ui/toast.ts'

/** What is said where signing in failed, and the reason where the server gave none in words. */
export function loginFailure(error: unknown): { message: string } & Pick<ToastMore, 'reason'> {
  const message = messageOf(error, 'Login failed')
  if (message.includes('401')) return { message: accountMessages.wrongLogin }
  const { message: noAnswer } = unreachable()
  if (message === noAnswer || message.includes('Network Error')) return { message: noAnswer }
  const isStatusAlone = saidByServer(error) === undefined && error instanceof ApiError
  return isStatusAlone ? { message: 'Login failed. Please try again.', reason: message } : { message }
}
