import type { Erased, PersonalData } from '#contract/person.ts'
import type { One } from './answers.ts'
import type { Api, Download } from './request.ts'

interface Person {
  phone: string
  email: string
}

/** All that is stored of a person. */
export async function readPerson(api: Api, person: Person): Promise<PersonalData> {
  return (await api.get<One<PersonalData>>('/api/people', { ...person })).data
}

/** The same as a JSON file. */
export function downloadPerson(api: Api, person: Person): Promise<Download> {
  return api.download('/api/people', { ...person })
}

/** Deletes all of it for good. */
export async function erasePerson(api: Api, person: Person): Promise<Erased> {
  return (await api.delete<One<Erased>>(`/api/people?${new URLSearchParams({ ...person })}`)).data
}
