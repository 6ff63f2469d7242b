import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from '../ports.ts'
import { adoptBaseline } from './adopt-baseline.ts'
import { up as search } from './migrations/0830-0-search.ts'
import { up as foundation } from './migrations/0830-1-foundation.ts'
import { up as people } from './migrations/0830-2-people.ts'
import { up as catalog } from './migrations/0830-3-catalog.ts'
import { up as sales } from './migrations/0830-4-sales.ts'
import { up as support } from './migrations/0830-5-support.ts'
import { up as boards } from './migrations/0830-6-boards.ts'
import { up as courses } from './migrations/0830-7-courses.ts'
import { up as insight } from './migrations/0830-8-insight.ts'
import { up as mailboxes } from './migrations/0840-mailboxes.ts'
import { up as optionalMails } from './migrations/0841-optional-mails.ts'
import { up as unverifiedSenders } from './migrations/0845-unverified-senders.ts'
import { up as inboundOriginals } from './migrations/0846-inbound-originals.ts'
import { up as draftSeen } from './migrations/0860-draft-seen.ts'
import { up as redactedMessages } from './migrations/0861-redacted-messages.ts'
import { up as issuedXml } from './migrations/0870-issued-xml.ts'
import { up as planWithoutPayments } from './migrations/0875-plan-without-payments.ts'
import { up as outgoingMail } from './migrations/0880-outgoing-mail.ts'
import { up as mailboxNames } from './migrations/0881-mailbox-names.ts'
import { up as subscribers } from './migrations/0890-subscribers.ts'
import { up as work } from './migrations/0895-work.ts'
import { up as mailsAtWork } from './migrations/0896-mails-at-work.ts'
import { up as redactedTickets } from './migrations/0905-redacted-tickets.ts'
import { up as jobsAtWork } from './migrations/0915-jobs-at-work.ts'
import { up as calledApplicants } from './migrations/0925-called-applicants.ts'

/** Schema of migration 0830 by area; earlier migrations were never released. */
export const baseline = {
  '0830-0-search': { up: search },
  '0830-1-foundation': { up: foundation },
  '0830-2-people': { up: people },
  '0830-3-catalog': { up: catalog },
  '0830-4-sales': { up: sales },
  '0830-5-support': { up: support },
  '0830-6-boards': { up: boards },
  '0830-7-courses': { up: courses },
  '0830-8-insight': { up: insight },
}

/** Migrations in order. Listed by hand, as a browser has no folder to read. */
export const migrations = {
  ...baseline,
  '0840-mailboxes': { up: mailboxes },
  '0841-optional-mails': { up: optionalMails },
  '0845-unverified-senders': { up: unverifiedSenders },
  '0846-inbound-originals': { up: inboundOriginals },
  '0860-draft-seen': { up: draftSeen },
  '0861-redacted-messages': { up: redactedMessages },
  '0870-issued-xml': { up: issuedXml },
  '0875-plan-without-payments': { up: planWithoutPayments },
  '0880-outgoing-mail': { up: outgoingMail },
  '0881-mailbox-names': { up: mailboxNames },
  '0890-subscribers': { up: subscribers },
  '0895-work': { up: work },
  '0896-mails-at-work': { up: mailsAtWork },
  '0905-redacted-tickets': { up: redactedTickets },
  '0915-jobs-at-work': { up: jobsAtWork },
  '0925-called-applicants': { up: calledApplicants },
}

/** Returns the names of the migrations that a database has gone through. */
export const performedIn = async (db: Db): Promise<ReadonlySet<string>> => {
  const { rows: found } = await sql<{
    is: boolean
  }>`select to_regclass('kysely_migration') is not null as "is"`.execute(db)
  if (!found[0]?.is) return new Set()
  const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration"`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** Part of an update of the database, counted from 1. */
export interface MigrationStep {
  readonly name: string
  readonly number: number
  readonly of: number
}
export type OnMigrationStep = (step: MigrationStep) => void

/** Returns migrations that tell when they begin. */
const telling = async (
  db: Db,
  chosen: Readonly<Record<string, Migration>>,
  onStep: OnMigrationStep,
): Promise<Record<string, Migration>> => {
  const done = await performedIn(db)
  const due = Object.keys(chosen)
    .filter((name) => !done.has(name))
    .toSorted()
  const tell = (name: string) => onStep({ name, number: due.indexOf(name) + 1, of: due.length })
  return Object.fromEntries(
    Object.entries(chosen).map(([name, { up }]) => [
      name,
      {
        up: async (tx) => {
          tell(name)
          await up(tx)
        },
      } satisfies Migration,
    ]),
  )
}

const silent = () => undefined

/** Performs the migrations that are due in one transaction: where one fails, the database stays as it was. */
export const performAll = async (
  db: Db,
  chosen: Readonly<Record<string, Migration>>,
  onStep: OnMigrationStep = silent,
): Promise<void> => {
  const told = await telling(db, chosen, onStep)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => told },
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/**
 * Migrates the database to the newest schema. Several instances may start at once, because the migrator holds a lock. Migrations
 * that were merged late are applied, too.
 * @throws the error of the failed statement; Error if the database is older than the baseline
 */
export const migrate = async (db: Db, onStep?: OnMigrationStep): Promise<void> => {
  await adoptBaseline(db, Object.keys(baseline))
  await performAll(db, migrations, onStep)
}

/** Migrates an empty database to the schema of these migrations, which must all exist. */
export const migrateTo = (db: Db, names: readonly string[]): Promise<void> =>
  performAll(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name))))
