import { sql } from 'kysely'
import { fillingOf, generatedKinds, type Scale } from '../../kit/generator/scale.ts'
import type { Tx } from '../../kit/ports.ts'

/** Creates the journal entries of generated records by date, each in its own batch. */
export const fillJournal = async (tx: Tx, { last }: Scale): Promise<void> => {
  const made = generatedKinds.flatMap((kind) => {
    const { number, created, isNumbered } = fillingOf(kind)
    if (!created) return []
    return sql`select ${sql.lit(kind)} as entity, "id"::text as record, ${sql.ref(created)} as at from ${sql.table(kind)} where ${sql.ref(number)} > ${sql.lit(last[kind])} and ${isNumbered}`
  })
  await sql`
    insert into "changes" ("at", "entity", "record", "action", "batch", "version", "xact", "horizon")
    select at, entity, record, 'create', 'seed-' || entity || '-' || record, 1, null, null
    from (${sql.join(made, sql` union all `)}) as made order by at, entity, record`.execute(tx)
}
