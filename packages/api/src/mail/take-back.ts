import { sql } from 'kysely'
import type { Tx } from '../ports.ts'
import { chunked } from '../sql/chunks.ts'

const takenBack = 'The message was taken back before it was sent'

/**
 * Keeps mails of messages of tickets that were taken back from going out, as far as they wait, and lets those go out whose messages
 * are there again.
 */
export const settleMails = async (tx: Tx, ticketMessageIds: readonly number[]): Promise<void> => {
  for (const some of chunked(ticketMessageIds)) {
    await sql`
      update "outbox" o set "state" = case when m."deletedAt" is null then 'waiting' else 'failed' end, "tries" = 0,
        "error" = case when m."deletedAt" is null then '' else ${takenBack} end
      from "messages" m where m."id" = o."ticketMessageId" and m."id" in (${sql.join(some)})
        and case when m."deletedAt" is null then o."state" = 'failed' and o."error" = ${takenBack}
          else o."state" = 'waiting' end`.execute(tx)
  }
}
