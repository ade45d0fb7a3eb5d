import type {
  AccountRules,
  RecoveryCodes,
  SecondFactor,
  SecondFactorRemoval,
  SecondFactorSecret,
} from '#contract/second-factor.ts'
import type { Api } from './request.ts'

const path = '/api/auth/second-factor'

interface Answer<T> {
  data: T
}

export async function getSecondFactor(api: Api): Promise<SecondFactor> {
  return (await api.get<Answer<SecondFactor>>(path)).data
}

export async function beginSecondFactor(api: Api, currentPassword: string): Promise<SecondFactorSecret> {
  return (await api.post<Answer<SecondFactorSecret>>(path, { currentPassword })).data
}

export async function confirmSecondFactor(api: Api, code: string): Promise<RecoveryCodes> {
  return (await api.post<Answer<RecoveryCodes>>(`${path}/confirmation`, { code })).data
}

export function removeSecondFactor(api: Api, proof: SecondFactorRemoval): Promise<{ success: true }> {
  return api.post(`${path}/removal`, proof)
}

/** What owners demand of every account. */
export async function getAccountRules(api: Api): Promise<AccountRules> {
  return (await api.get<Answer<AccountRules>>('/api/auth/rules')).data
}

export function updateAccountRules(api: Api, rules: AccountRules): Promise<AccountRules> {
  return api.put('/api/auth/rules', rules)
}
