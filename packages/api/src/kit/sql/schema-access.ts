import type { Permission } from '@quarterdeck/contract/kit/permission'
import type { AccessRequest } from '@quarterdeck/contract/people/access'
import type { ColumnType, Generated } from 'kysely'

interface AccessRequestsTable {
  id: Generated<number>
  userId: number
  permission: Permission
  reason: string
  state: ColumnType<AccessRequest['state'], AccessRequest['state'] | undefined, AccessRequest['state']>
  createdAt: ColumnType<Date, Date, Date>
  answeredAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface AccessSchema {
  accessRequests: AccessRequestsTable
}
