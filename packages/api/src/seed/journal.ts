import { sql } from 'kysely'
import type { Tx } from '../ports.ts'
import { kinds, type Scale } from './scale.ts'

const dates = {
  users: 'createdAt',
  products: 'createdAt',
  orders: 'createAt',
  invoices: 'createdAt',
  tickets: 'createdAt',
  reviews: 'createdAt',
} as const

/** The journal's entries for what was made, in the order of their dates; each is a batch of its own, as when people make things. */
export const fillJournal = async (tx: Tx, { last }: Scale): Promise<void> => {
  const made = kinds.map((kind) => {
    const number = sql.ref(kind === 'invoices' ? 'number' : 'id')
    return sql`select ${sql.lit(kind)} as entity, "id"::text as record, ${sql.ref(dates[kind])} as at from ${sql.table(kind)} where ${number} > ${sql.lit(last[kind])}`
  })
  await sql`
    insert into "changes" ("at", "entity", "record", "action", "batch", "version", "xact", "horizon")
    select at, entity, record, 'create', 'seed-' || entity || '-' || record, 1, null, null
    from (${sql.join(made, sql` union all `)}) as made order by at, entity, record`.execute(tx)
}
