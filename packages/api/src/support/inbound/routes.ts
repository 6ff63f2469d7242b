import { Problem } from '@quarterdeck/contract/kit/problem'
import { inboundMail } from '@quarterdeck/contract/support/inbound-mail'
import { attempt } from '../../kit/http/attempt.ts'
import { joinBytes, type Upload } from '../../kit/http/body.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { openSlots } from '../../kit/http/slots.ts'
import type { ReadMail } from '../../kit/mail/index.ts'
import type { Db, Ports } from '../../kit/ports.ts'
import { checkSender } from './authentication.ts'
import { mailsOfTicket, readOriginal, storeOriginal } from './originals.ts'
import { receive } from './receive.ts'
import { findKnown, guardFlood, keyOf } from './store.ts'
import { noFiles, storeFiles } from './store-files.ts'

/**
 * Maximum bytes of an email read immediately; larger ones have their own queue, so that short emails overtake long
 * ones.
 */
const largestSmall = 256 * 1024
/** Number of emails parsed at a time, and of those waiting. */
const small = { atOnce: 2, waiting: 50 }
const large = { atOnce: 1, waiting: 20 }
/** Maximum bytes of an ignored email that is stored anyway; nobody is waiting for it. */
const largestPutAway = 1024 * 1024
const full = () =>
  new Problem('busy', { message: 'Other emails are being processed: deliver this one again later', retryAfter: 30 })

type Bytes = Uint8Array<ArrayBuffer>

interface Moment {
  readonly db: Db
  readonly now: Date
}

/** Received pieces of an email, up to the size of a small one. */
interface Begun {
  readonly pieces: readonly Uint8Array[]
  readonly isWhole: boolean
}

const beginningOf = async ({ next }: Upload): Promise<Begun> => {
  const pieces: Uint8Array[] = []
  let bytes = 0
  while (bytes <= largestSmall) {
    const piece = await next()
    if (!piece) return { pieces, isWhole: true }
    pieces.push(piece)
    bytes += piece.byteLength
  }
  return { pieces, isWhole: false }
}

const wholeOf = async ({ pieces: begun, isWhole }: Begun, { next }: Upload): Promise<Uint8Array<ArrayBuffer>> => {
  const pieces = [...begun]
  for (let piece = isWhole ? undefined : await next(); piece; piece = await next()) pieces.push(piece)
  return joinBytes(pieces)
}

/** Maximum transit time of an email, in milliseconds; an older date is wrong or forged. */
const longestWayMs = 5 * 24 * 60 * 60 * 1000

/** Returns the arrival time given by the delivering program, because it could have been in a mailbox for long. */
const arrivalOf = (headers: Headers, now: Date): Date => {
  const said = Date.parse(headers.get('x-arrived-at') ?? '')
  return Number.isNaN(said) || said > now.getTime() ? now : new Date(said)
}

/** Returns the date of an email, if it is plausible. */
const writtenAt = ({ sentAt }: ReadMail, arrivedAt: Date): Date => {
  const wayMs = sentAt ? arrivedAt.getTime() - sentAt.getTime() : -1
  return sentAt && wayMs >= 0 && wayMs <= longestWayMs ? sentAt : arrivedAt
}

/** @throws Problem for what is no mail at all */
const guardMail = ({ from, subject, messageId, replyTo }: ReadMail): void => {
  if (from || replyTo || subject !== '' || messageId) return
  throw new Problem('invalid_request', {
    message: "This isn't an email: it has neither a sender nor a subject",
  })
}

export const serveInbound = (serve: Serve, ports: Ports): void => {
  const { inbound } = ports
  const inTurn = openSlots(small.atOnce, small.waiting, full)
  const inTurnOfLarge = openSlots(large.atOnce, large.waiting, full)
  const read = async (raw: Bytes) => {
    if (!inbound) throw new Problem('forbidden')
    const mail = await inbound.read(raw)
    guardMail(mail)
    const check = mail.from ? checkSender(mail.authentication, mail.from.email, inbound) : 'unknown'
    return { mail, check, key: await keyOf(mail, raw) }
  }

  /** Stores a new email, and its files if it will be answered; known emails are not stored again. */
  const keep = async ({ mail, key }: { readonly mail: ReadMail; readonly key: string }, raw: Bytes, at: Moment) => {
    const { from, automatic, files } = mail
    if (await attempt(ports, () => findKnown(at.db, key))) return { kept: noFiles, original: null }
    if (from && !automatic) await attempt(ports, () => guardFlood(at.db, from.email, at.now))
    const isKept = !automatic || raw.length <= largestPutAway
    const original = isKept ? await attempt(ports, () => storeOriginal(ports, at, raw)) : null
    return { kept: automatic ? noFiles : await storeFiles(ports, at, files), original }
  }

  serve.after(
    inboundMail.receive,
    async ({ upload, db, now, headers }) => {
      const begun = await beginningOf(upload)
      const wait = begun.isWhole ? inTurn : inTurnOfLarge
      return wait(async () => {
        const raw = await wholeOf(begun, upload)
        const brought = await read(raw)
        // Its files are not carried along while a transaction waits for another.
        const sentAt = writtenAt(brought.mail, arrivalOf(headers, now))
        return { ...brought, mail: { ...brought.mail, sentAt, files: [] }, ...(await keep(brought, raw, { db, now })) }
      })
    },
    async ({ prepared: { key, ...brought }, ...context }) => receive(context, key, brought),
  )
  serve.read(inboundMail.list, ({ db, query }) => mailsOfTicket(db, query.ticketId))
  serve.read(inboundMail.original, ({ db, query }) => readOriginal(ports, db, query.id))
}
