import { Problem } from '@quarterdeck/contract/kit/problem'
import type { ReadMail } from '../../kit/mail/index.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { digest } from '../../kit/sql/digest.ts'

const hourMs = 60 * 60 * 1000
/** Maximum emails of one address in an hour; only programs that answer each other send more. */
const mostInAnHour = 60

const [lineFeed, carriageReturn] = [10, 13]

/**
 * Returns a mail without its head, with lines that end as on Unix: alike by whichever way the mail came, since servers on the way
 * only add to the head.
 */
const bodyOf = (raw: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const text = new Uint8Array(raw.length)
  let length = 0
  let isHead = true
  for (const byte of raw) {
    if (byte === carriageReturn) continue
    text[length] = byte
    length += 1
    if (!isHead || byte !== lineFeed || (length > 1 && text[length - 2] !== lineFeed)) continue
    isHead = false
    length = 0
  }
  return text.subarray(0, isHead ? 0 : length)
}

/**
 * Returns a key that tells mails apart. The Message-ID does not do that alone: some forms and scanners give all of theirs the same
 * one. A mail without one is told by all of its bytes.
 */
export const keyOf = async (mail: ReadMail, raw: Uint8Array<ArrayBuffer>): Promise<string> => {
  if (!mail.messageId) return `sha256 ${await digest(raw)}`
  const { messageId, from, subject, date } = mail
  const content = [messageId, from?.email ?? '', subject, date, await digest(bodyOf(raw))]
  return `sha256 ${await digest(new TextEncoder().encode(JSON.stringify(content)))}`
}

/** Returns the result of an email that was received before. */
export const findKnown = (db: Db, key: string) =>
  db
    .selectFrom('inboundMails')
    .select(['outcome', 'ticketId', 'messageId', 'reason', 'isUnverified'])
    .where('key', '=', key)
    .executeTakeFirst()

/**
 * Notes a mail before anything is made of it; whoever brings the same one at the same time waits until that is done. Undefined
 * where it came before.
 */
export const noteMail = async (
  tx: Tx,
  { key, mail, original }: { readonly key: string; readonly mail: ReadMail; readonly original: string | null },
  userId: number | null,
  now: Date,
) =>
  tx
    .insertInto('inboundMails')
    .values({
      key,
      mailId: mail.messageId ?? null,
      userId,
      subject: mail.subject,
      from: mail.from?.email ?? '',
      outcome: 'ignored',
      reason: '',
      ticketId: null,
      messageId: null,
      original,
      receivedAt: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()

/** @throws Problem `too_many_requests` for an address that writes more than people do; whoever carries its mail keeps it meanwhile */
export const guardFlood = async (db: Db, email: string, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - hourMs)
  const { count } = await db
    .selectFrom('inboundMails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('from', '=', email)
    .where('receivedAt', '>', since)
    .where('outcome', '!=', 'ignored')
    .executeTakeFirstOrThrow()
  if (Number(count) < mostInAnHour) return
  throw new Problem('too_many_requests', {
    message: 'This address has written more mails within an hour than people do; bring this one again later',
    retryAfter: hourMs / 1000,
  })
}
