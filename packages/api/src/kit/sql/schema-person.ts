import type { OwnSettings } from '@quarterdeck/contract/account/own-settings'
import type { ColumnType, Generated } from 'kysely'

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>

interface OwnSettingsTable {
  userId: number
  /** True if the person chose the language of their mails. */
  choseLocale: Generated<boolean>
  timeZone: string | null
  dateFormat: Generated<OwnSettings['dateFormat']>
  clock: Generated<OwnSettings['clock']>
  numberFormat: Generated<OwnSettings['numberFormat']>
  firstDay: OwnSettings['firstDay']
  density: Generated<OwnSettings['density']>
  theme: OwnSettings['theme']
  startPage: OwnSettings['startPage']
  dashboards: ColumnType<OwnSettings['dashboards'], string | undefined, string>
}

/** Change of an address that isn't confirmed from both addresses yet. */
interface EmailChangesTable {
  userId: number
  /** New value for each request, which invalidates earlier links. */
  round: string
  email: string
  /** Time of the approval from the current address. */
  approvedAt: MaybeAt
  /** Time of the confirmation from the new address. */
  confirmedAt: MaybeAt
  sends: Generated<number>
  sentAt: At
  expiresAt: At
}

/** Previous address of an account after another person changed it, until it can no longer be restored. */
interface EmailRevertsTable {
  id: Generated<number>
  userId: number
  email: string
  /** Hash of the token, which gives access to the account. */
  token: string
  changedAt: At
  expiresAt: At
}

export interface PersonSchema {
  ownSettings: OwnSettingsTable
  emailChanges: EmailChangesTable
  emailReverts: EmailRevertsTable
}
