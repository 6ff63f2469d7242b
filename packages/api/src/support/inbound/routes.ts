import { Problem } from '@quarterdeck/contract/core/problem'
import { inboundMail } from '@quarterdeck/contract/support/inbound-mail'
import { attempt } from '../../http/attempt.ts'
import { joinBytes, type Upload } from '../../http/body.ts'
import type { Serve } from '../../http/serve.ts'
import { openSlots } from '../../http/slots.ts'
import type { Db, Ports } from '../../ports.ts'
import { type KeptFiles, keepFiles, noFiles } from './keep-files.ts'
import type { ReadMail } from './read-mail.ts'
import { receive } from './receive.ts'
import { findKnown, guardFlood, keyOf } from './store.ts'

/** So many mails are in memory at a time, and so many wait for their turn. */
const [readAtOnce, mostWaiting] = [2, 50]
const full = () =>
  new Problem('busy', { message: 'Other mails are being read; bring this one again later', retryAfter: 30 })

const wholeOf = async ({ next }: Upload): Promise<Uint8Array<ArrayBuffer>> => {
  const pieces: Uint8Array[] = []
  for (let piece = await next(); piece; piece = await next()) pieces.push(piece)
  return joinBytes(pieces)
}

/** @throws Problem for what is no mail at all */
const guardMail = ({ from, subject, messageId, replyTo }: ReadMail): void => {
  if (from || replyTo || subject !== '' || messageId) return
  throw new Problem('invalid_request', {
    message: 'This is no mail: it says neither whom it is from nor what it is about',
  })
}

export const serveInbound = (serve: Serve, ports: Ports): void => {
  const { inbound } = ports
  const inTurn = openSlots(readAtOnce, mostWaiting, full)
  const read = async (raw: Uint8Array<ArrayBuffer>) => {
    if (!inbound) throw new Problem('forbidden')
    const mail = await inbound.read(raw)
    guardMail(mail)
    return { mail, key: await keyOf(mail, raw) }
  }

  /** Nothing is kept of what leads to nothing: of what comes a second time, and of what a program wrote. */
  const keep = async (mail: ReadMail, key: string, db: Db, now: Date): Promise<KeptFiles> => {
    if (mail.automatic || mail.files.length === 0) return noFiles
    if (await attempt(ports, () => findKnown(db, key))) return noFiles
    const { from } = mail
    if (from) await attempt(ports, () => guardFlood(db, from.email, now))
    return keepFiles(ports, { db, now }, mail.files)
  }

  serve.after(
    inboundMail.receive,
    ({ upload, db, now }) =>
      inTurn(async () => {
        const { mail, key } = await read(await wholeOf(upload))
        // Its files are not carried along while a transaction waits for another.
        return { key, mail: { ...mail, files: [] }, kept: await keep(mail, key, db, now) }
      }),
    async ({ ahead: { key, ...brought }, ...context }) => receive(context, key, brought),
  )
}
