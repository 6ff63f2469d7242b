import type { endpoints } from '@quarterdeck/contract'
import type { AccessRole } from '@quarterdeck/contract/core/permission'
import { sampleAccounts } from '../../people/users/index.ts'
import type { Client } from '../client.ts'

type Endpoints = typeof endpoints

/** What every contract test is given. */
export interface Given {
  /** The API as the sample person with this access role, or as a stranger. */
  readonly as: (role: AccessRole | 'stranger') => Promise<Client>
}

/** The tests of a feature, one group an endpoint: an endpoint without an entry does not compile. */
export type Tests<Feature extends keyof Endpoints> = Record<keyof Endpoints[Feature] & string, () => void>

export const emailOf = (role: AccessRole): string => {
  const account = sampleAccounts.find(({ accessRole }) => accessRole === role)
  if (!account) throw new Error(`The sample data has no ${role}`)
  return account.email
}

/** A request, of a plan or a job, to change fields of several users at once. */
export const changeOfUsers = (ids: readonly number[], change: object) => ({
  entity: 'users',
  selection: { ids: ids.map(String) },
  action: { type: 'edit', change },
})
