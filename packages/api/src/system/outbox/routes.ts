import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { outbox, outboxList } from '@quarterdeck/contract/system/outbox'
import { requireFresh } from '../../account/auth/index.ts'
import { Answer } from '../../kit/answer.ts'
import type { WriteContext } from '../../kit/context.ts'
import { readAttachment } from '../../kit/files/attachments.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { listAnswer } from '../../kit/lists/page.ts'
import { filesOf, mailStatus } from '../../kit/mail/index.ts'
import type { Ports } from '../../kit/ports.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import * as store from './store.ts'

/** Serves the outbox. Links in emails lead to the public address; without one, to the address of the reader. */
export const serveOutbox = (serve: Serve, ports: Ports & Pick<WriteContext, 'subscribers'>): void => {
  const { publicUrl, secret, subscribers } = ports
  serve.read(outbox.status, ({ db, now }) => mailStatus(db, ports, now))

  serve.read(outbox.list, async ({ db, list, url }) =>
    listAnswer(outboxList, url, list, await store.list(db, list), (rows) => rows.map(store.toDto)),
  )

  serve.read(outbox.read, async ({ db, query, actor, url, headers, now, newId }) => {
    const id = integerKey(query.id ?? '')
    if (id === undefined) throw notFound('Mail')
    const mail = await store.find(db, id)
    const content = await store.contentFor(mail, actor, { origin: publicUrl ?? url.origin, secret })
    if (content && mail.secret) {
      await requireFresh({ tx: db, headers, now })
      const about = { actor, headers, now, batch: newId(), random: Math.random, subscribers }
      const proof = async () => 'none' as const
      await db.transaction().execute((tx) => store.recordReading({ ...about, proof, tx }, mail))
    }
    const made = (await filesOf(db, id)).map(({ name, bytes }) => ({ name, bytes: bytes.byteLength }))
    const kept = mail.attached.map(({ name, size }) => ({ name, bytes: size }))
    return { ...store.toDto(mail), content, files: [...made, ...kept] }
  })

  serve.read(outbox.file, async ({ db, query, actor }) => {
    const id = integerKey(query.id)
    if (id === undefined) throw notFound('File')
    const mail = await store.withFiles(db, id)
    const needs = mail && store.missingFor(mail, actor)
    if (needs) throw new Problem('forbidden', { message: `You need the permission ${needs} to do this`, needs })
    const kept = mail?.attached.find(({ name }) => name === query.name)
    if (kept) return readAttachment(ports, db, { entity: 'tickets', key: kept.key }, actor)
    const file = (await filesOf(db, id)).find(({ name }) => name === query.name)
    if (!file) throw notFound('File')
    return new Answer(file.bytes, { 'content-disposition': `attachment; filename="${file.name}"` })
  })

  serve.write(outbox.again, async ({ tx, now, body }) => store.toDto(await store.sendAgain(tx, body.id, now)))
}
