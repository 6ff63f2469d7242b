import { maxAttachmentBytes } from '@quarterdeck/contract/core/attachments'
import { fieldProblem, Problem } from '@quarterdeck/contract/core/problem'
import { contact } from '@quarterdeck/contract/support/contact'
import { sql } from 'kysely'
import { keepAttachment } from '../../files/attachments.ts'
import { attempt } from '../../http/attempt.ts'
import { joinBytes, type Upload } from '../../http/body.ts'
import type { Serve } from '../../http/serve.ts'
import { countTry, type TryLimit } from '../../http/tries.ts'
import type { Ports, Tx } from '../../ports.ts'

/** So many files come from one address without a wait; a program that sends more of them soon waits an hour each time. */
const perAddress: TryLimit = { free: 20, first: 60, longest: 3600 }
/** Each of them lies in memory until it is kept. */
const mostAtOnce = 2

const wholeOf = async (upload: Upload) => {
  const pieces: Uint8Array[] = []
  for (let piece = await upload.next(); piece; piece = await upload.next()) pieces.push(piece)
  return joinBytes(pieces)
}

/** Takes a few files of an address at once. Nothing of one that is refused is read. */
const openGate = () => {
  const coming = new Map<string, number>()
  return async <Done>(address: string, work: () => Promise<Done>): Promise<Done> => {
    const count = coming.get(address) ?? 0
    if (count >= mostAtOnce) throw new Problem('too_many_requests', { retryAfter: 5 })
    coming.set(address, count + 1)
    try {
      return await work()
    } finally {
      const left = (coming.get(address) ?? 1) - 1
      if (left > 0) coming.set(address, left)
      else coming.delete(address)
    }
  }
}

/** Keeps files of people who need no account, for a message that they send later. */
export const serveContactFiles = (serve: Serve, ports: Ports): void => {
  const pass = openGate()
  serve.after(
    contact.upload,
    async ({ upload, query: { name }, headers, db, now }) => {
      const keep = async () => {
        const bytes = await wholeOf(upload)
        return attempt(ports, () => keepAttachment(ports, { db, now }, 'tickets', { name, bytes }))
      }
      const address = headers.get('x-client-address')
      if (!address) return keep()
      return pass(address, async () => {
        await countTry(db, `contact file from ${address}`, perAddress, now)
        return keep()
      })
    },
    async ({ ahead }) => ahead,
  )
}

/** @throws Problem at `files` for those that are larger together than one may be */
export const guardSize = async (tx: Tx, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return
  const { size } = await tx
    .selectFrom('attachments')
    .select(sql<number>`coalesce(sum("size"), 0)::float8`.as('size'))
    .where('key', 'in', keys)
    .executeTakeFirstOrThrow()
  if (size > maxAttachmentBytes)
    throw fieldProblem('files', {
      code: 'too_big',
      limit: maxAttachmentBytes,
      message: 'These files are larger than 20 MB together',
    })
}
