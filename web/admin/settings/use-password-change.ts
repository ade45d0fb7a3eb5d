import { useRef } from 'react'
import type { PasswordChange } from '#contract/account.ts'
import { changePassword } from '#web/api/accounts.ts'
import { ApiError, isUnanswered } from '#web/api/api-error.ts'
import { api } from '#web/api/request.ts'

/**
 * Changes the own password. Where the same change had no answer before and its current password is now wrong, the new one may be
 * the current one already: whether it is, is asked by changing it to itself.
 */
export function usePasswordChange() {
  const unanswered = useRef<string>(undefined)

  return async function change(passwords: PasswordChange): Promise<void> {
    const call = JSON.stringify(passwords)
    const isAgain = unanswered.current === call
    try {
      await changePassword(api, passwords)
    } catch (error) {
      if (isUnanswered(error)) unanswered.current = call
      if (!isAgain || !isWrongPassword(error)) throw error
      await changePassword(api, { ...passwords, currentPassword: passwords.newPassword }).catch(() => {
        throw error
      })
    }
    unanswered.current = undefined
  }
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'current-password-wrong'
}
