import { Problem } from '@quarterdeck/contract/kit/problem'
import type { ReadMail } from '../../kit/mail/index.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { digest } from '../../kit/sql/digest.ts'

const hourMs = 60 * 60 * 1000
/** Maximum emails of one address in an hour; only programs that answer each other send more. */
const maxPerHour = 60

const [lineFeed, carriageReturn] = [10, 13]

/**
 * Returns the body of an email with Unix line ends: identical whichever way it came, since servers only add headers.
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
 * Returns a key that identifies an email. A Message-ID is not enough: some forms and scanners use the same for all. An
 * email without one is identified by all its bytes.
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
 * Records an email before processing it; a concurrent delivery of the same one waits. Undefined if it was received
 * before.
 */
export const recordMail = async (
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
  if (Number(count) < maxPerHour) return
  throw new Problem('too_many_requests', {
    message: 'This address has sent too many emails within an hour: deliver this one again later',
    retryAfter: hourMs / 1000,
  })
}
