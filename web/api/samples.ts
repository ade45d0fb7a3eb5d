import type { Sample, SampleSummary } from '#contract/sample.ts'
import type { One } from './answers.ts'
import type { Api } from './request.ts'

/** The built-in sample designs of the categories that have no design of the firm's own yet. */
export async function listSamples(api: Api): Promise<SampleSummary[]> {
  return (await api.get<One<SampleSummary[]>>('/api/samples')).data
}

/** @param idOrCode either names a sample, in any letter case */
export async function getSample(api: Api, idOrCode: string): Promise<Sample> {
  return (await api.get<One<Sample>>(`/api/samples/${encodeURIComponent(idOrCode)}`)).data
}
