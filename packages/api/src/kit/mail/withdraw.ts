import { sql } from 'kysely'
import type { Tx } from '../ports.ts'
import type { Check } from '../records/check.ts'
import { chunked } from '../sql/chunks.ts'

/** Withdraws unsent mails of ticket messages that were undone, and releases those of messages that were restored. */
export const settleMails = async (tx: Tx, ticketMessageIds: readonly number[]): Promise<void> => {
  for (const some of chunked(ticketMessageIds)) {
    await sql`
      with settled as (
        update "outbox" o set "state" = case when m."deletedAt" is null then 'waiting' else 'withdrawn' end, "tries" = 0
        from "messages" m where m."id" = o."ticketMessageId" and m."id" in (${sql.join(some)})
          and o."state" = case when m."deletedAt" is null then 'withdrawn' else 'waiting' end
          and m."redactedAt" is null
        returning o."id", o."state", o."createdAt")
      insert into "work" ("kind", "key", "dueAt", "updatedAt")
      select 'mail', "id"::text, "createdAt", "createdAt" from settled where "state" = 'waiting'
      on conflict do nothing`.execute(tx)
  }
}

/** Withdraws unsent mails of a message for good and deletes their content. */
export const withdrawMails = async (tx: Tx, ticketMessageId: number): Promise<void> => {
  await tx
    .updateTable('outbox')
    .set({ state: 'withdrawn', text: '', html: '', attached: '[]' })
    .where('ticketMessageId', '=', ticketMessageId)
    .where('state', 'in', ['waiting', 'withdrawn'])
    .execute()
}

/** Returns true if a mail of a message is being sent or may have arrived. */
export const hasLeft = async (tx: Tx, ticketMessageId: number): Promise<boolean> => {
  const mail = await tx
    .selectFrom('outbox')
    .select('id')
    .where('ticketMessageId', '=', ticketMessageId)
    .where('state', 'in', ['sending', 'sent', 'unclear'])
    .limit(1)
    .executeTakeFirst()
  return mail !== undefined
}

const waitsThoughTakenBack = sql`from "messages" m
  where m."id" = o."ticketMessageId" and o."state" = 'waiting' and m."deletedAt" is not null`

/** Finds waiting mails of messages that were undone. */
export const takenBackCheck: Check = {
  name: 'Mails of messages',
  wrong: sql`
    select format('mail %s waits, but its message was taken back', o."id") as wrong
    from "outbox" o where exists (select ${waitsThoughTakenBack}) order by o."id"`,
  mend: async (tx) => {
    await sql`update "outbox" o set "state" = 'withdrawn' ${waitsThoughTakenBack}`.execute(tx)
  },
}
