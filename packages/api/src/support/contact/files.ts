import { maxAttachmentBytes } from '@quarterdeck/contract/kit/attachments'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { contact } from '@quarterdeck/contract/support/contact'
import { sql } from 'kysely'
import { guardUploads, keepAttachment } from '../../kit/files/attachments.ts'
import { attempt } from '../../kit/http/attempt.ts'
import { joinBytes, type Upload } from '../../kit/http/body.ts'
import { clientNetwork } from '../../kit/http/client-networks.ts'
import { limitClient, limitRate, type Rate } from '../../kit/http/rates.ts'
import type { Serve } from '../../kit/http/serve.ts'
import type { Ports, Tx } from '../../kit/ports.ts'

/** Files of one network. */
const perNetwork: Rate = { burst: 20, perHour: 60 }
/** Limit of files of all strangers. */
const ofAll: Rate = { burst: 300, perHour: 600 }
/** Maximum number of uploads at a time; each is in memory until it is stored. */
const maxConcurrent = 2

const wholeOf = async (upload: Upload) => {
  const pieces: Uint8Array[] = []
  for (let piece = await upload.next(); piece; piece = await upload.next()) pieces.push(piece)
  return joinBytes(pieces)
}

/** Limits the concurrent uploads of a network. Refused files are not read. */
const openGate = () => {
  const coming = new Map<string, number>()
  return async <Done>(network: string, work: () => Promise<Done>): Promise<Done> => {
    const count = coming.get(network) ?? 0
    if (count >= maxConcurrent) throw new Problem('too_many_requests', { retryAfter: 5 })
    coming.set(network, count + 1)
    try {
      return await work()
    } finally {
      const left = (coming.get(network) ?? 1) - 1
      if (left > 0) coming.set(network, left)
      else coming.delete(network)
    }
  }
}

/** Serves uploads of people without an account, for a message they send later. */
export const serveContactFiles = (serve: Serve, ports: Ports): void => {
  const pass = openGate()
  serve.after(
    contact.upload,
    async ({ upload, query: { name }, headers, db, now }) => {
      const keep = async () => {
        await guardUploads(ports, db, 'stranger', 1)
        const bytes = await wholeOf(upload)
        return attempt(ports, () => keepAttachment(ports, { db, now }, 'tickets', { name, bytes, sender: 'stranger' }))
      }
      const network = clientNetwork(headers)
      if (!network) return keep()
      return pass(network, async () => {
        await limitClient(db, headers, 'contact file', perNetwork, now)
        await limitRate(db, 'contact files', ofAll, now)
        return keep()
      })
    },
    async ({ prepared }) => prepared,
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
      message: 'These files exceed 20 MB in total',
    })
}
