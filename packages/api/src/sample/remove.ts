import { sql } from 'kysely'
import type { Tx } from '../kit/ports.ts'
import { sampleCompany } from '../sales/company/index.ts'
import { emptyTables, lockAll } from './clear.ts'

/** Rows of the owner that stay, by the column that names them. Users come first: the others refer to them. */
const ofOwner = {
  users: 'id',
  credentials: 'userId',
  passkeys: 'userId',
  twoFactors: 'userId',
  usedCodes: 'userId',
  securityEvents: 'userId',
  sessions: 'userId',
  preferences: 'userId',
  ownSettings: 'userId',
  noticeSettings: 'userId',
} as const

const copyOf = (table: string) => `stays_${table}`

/** Returns the columns that can be written, without those that are generated. */
const columnsOf = async (tx: Tx, table: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ columns: readonly string[] }>`
    select array_agg(attname::text order by attnum) as "columns" from pg_attribute
    where attrelid = ${`"${table}"`}::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    tx,
  )
  return rows[0]?.columns ?? []
}

const copy = (tx: Tx, table: string, where = sql`true`) =>
  sql`create temporary table ${sql.table(copyOf(table))} on commit drop as select * from ${sql.table(table)} where ${where}`.execute(
    tx,
  )

const bringBack = async (tx: Tx, table: string): Promise<void> => {
  const names = await columnsOf(tx, table)
  const columns = sql.raw(names.map((name) => `"${name}"`).join(', '))
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${sql.table(copyOf(table))}`.execute(tx)
  // The next ids follow those that are there.
  if (names.includes('id'))
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), max("id")) from ${sql.table(table)}
      having max("id") is not null`.execute(tx)
}

/** Returns true if nobody has changed the seller since the sample was made. */
const hasSampleCompany = async (tx: Tx, now: Date): Promise<boolean> => {
  const found = await tx.selectFrom('company').select(['name', 'taxId']).executeTakeFirst()
  const { name, taxId } = sampleCompany(now)
  return found?.name === name && found.taxId === taxId
}

/**
 * Removes everything but the account of one owner, the settings, and the seller if somebody has entered one. What is left is as
 * a new installation without sample data: numbers start again.
 */
export const removeSample = async (tx: Tx, owner: number, now: Date): Promise<void> => {
  const tables = await lockAll(tx)
  for (const [table, column] of Object.entries(ofOwner)) await copy(tx, table, sql`${sql.ref(column)} = ${owner}`)
  const hasOwnCompany = !(await hasSampleCompany(tx, now))
  if (hasOwnCompany) await copy(tx, 'company')
  // Their pictures stay with the account and the seller.
  await copy(
    tx,
    'pictures',
    sql`exists (select from "users" u where u."id" = ${owner} and position("pictures"."hash" in u."image") > 0)
      or exists (select from "company" c where position("pictures"."hash" in to_jsonb(c)::text) > 0)`,
  )
  await copy(
    tx,
    'pictureFiles',
    sql`exists (select from ${sql.table(copyOf('pictures'))} p where starts_with("pictureFiles"."key", p."hash"))`,
  )
  await emptyTables(tx, tables)
  for (const table of [...Object.keys(ofOwner), 'pictures', 'pictureFiles', ...(hasOwnCompany ? ['company'] : [])])
    await bringBack(tx, table)
  await tx.deleteFrom('installation').where('key', '=', 'sample').execute()
  await tx
    .insertInto('installation')
    .values({ key: 'empty', value: JSON.stringify(true) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
