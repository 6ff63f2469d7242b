import type { endpoints } from '@quarterdeck/contract'
import type { Entity } from '@quarterdeck/contract/kit/entities'
import type { AccessRole } from '@quarterdeck/contract/kit/permission'
import { sampleAccounts } from '../../people/users/index.ts'
import type { Client } from '../client.ts'

type Endpoints = typeof endpoints

/** Context of every contract test. */
export interface Given {
  /** The API as the sample person with this access role, or as a stranger. */
  readonly as: (role: AccessRole | 'stranger') => Promise<Client>
}

/** Endpoints that all kinds have in common, with tests of their own (`all-kinds.ts`). */
type Common = 'list' | 'read' | 'create' | 'update' | 'remove' | 'facets' | 'export'

type Calls<Feature extends keyof Endpoints> = keyof Endpoints[Feature] & string

/** The tests of a feature, one group an endpoint: an endpoint without an entry does not compile, unless all kinds have it. */
export type Tests<Feature extends keyof Endpoints> = Feature extends Entity
  ? Record<Exclude<Calls<Feature>, Common>, () => void> & Partial<Record<Calls<Feature> & Common, () => void>>
  : Record<Calls<Feature>, () => void>

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
