import type { OwnSettings } from '@quarterdeck/contract/account/own-settings'
import type { ColumnType, Generated } from 'kysely'

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>

interface OwnSettingsTable {
  userId: number
  /** Whether the language of their mails is one that they chose. */
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

/** A change of address that is not yet confirmed from both addresses. */
interface EmailChangesTable {
  userId: number
  /** Another one each time, so that links of before lead nowhere. */
  round: string
  email: string
  /** When it was approved from the present address. */
  approvedAt: MaybeAt
  /** When the new address was confirmed. */
  confirmedAt: MaybeAt
  sends: Generated<number>
  sentAt: At
  expiresAt: At
}

/** An address that somebody had before another person changed it, until it can no longer be taken back. */
interface EmailRevertsTable {
  id: Generated<number>
  userId: number
  email: string
  /** Hashed: whoever knows it gets in. */
  token: string
  changedAt: At
  expiresAt: At
}

export interface PersonSchema {
  ownSettings: OwnSettingsTable
  emailChanges: EmailChangesTable
  emailReverts: EmailRevertsTable
}
