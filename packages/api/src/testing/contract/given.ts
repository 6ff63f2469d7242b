import type { endpoints } from '@quarterdeck/contract'
import type { Entity } from '@quarterdeck/contract/kit/entities'
import type { AccessRole } from '@quarterdeck/contract/kit/permission'
import { sampleAccounts } from '../../people/users/index.ts'
import type { Client } from '../client.ts'

type Endpoints = typeof endpoints

/** Context of every contract test. */
export interface Given {
  /** Returns a client for the sample person with this access role, or without a session. */
  readonly as: (role: AccessRole | 'stranger') => Promise<Client>
}

/** Endpoints of all kinds, which have their own tests (`all-kinds.ts`). */
type Common = 'list' | 'read' | 'create' | 'update' | 'remove' | 'facets' | 'export'

type Calls<Feature extends keyof Endpoints> = keyof Endpoints[Feature] & string

/** Tests of a feature, one group per endpoint. An endpoint without an entry doesn't compile, unless all kinds have it. */
export type Tests<Feature extends keyof Endpoints> = Feature extends Entity
  ? Record<Exclude<Calls<Feature>, Common>, () => void> & Partial<Record<Calls<Feature> & Common, () => void>>
  : Record<Calls<Feature>, () => void>

export const emailOf = (role: AccessRole): string => {
  const account = sampleAccounts.find(({ accessRole }) => accessRole === role)
  if (!account) throw new Error(`The sample data has no ${role}`)
  return account.email
}

/** Returns the body of a plan or a job that changes fields of several users. */
export const changeOfUsers = (ids: readonly number[], change: object) => ({
  entity: 'users',
  selection: { ids: ids.map(String) },
  action: { type: 'edit', change },
})
