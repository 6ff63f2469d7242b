import { notFound } from '@quarterdeck/contract/core/problem'
import { outbox, outboxList } from '@quarterdeck/contract/system/outbox'
import type { Serve } from '../http/serve.ts'
import { listAnswer } from '../lists/page.ts'
import type { Ports } from '../ports.ts'
import { integerKey } from '../sql/keys.ts'
import * as store from './store.ts'

/** Links in mails lead to the public address; without one, to where the reader is. */
export const serveOutbox = (serve: Serve, { publicUrl }: Pick<Ports, 'publicUrl'>): void => {
  serve.read(outbox.list, async ({ db, list, url }) =>
    listAnswer(outboxList, url, list, await store.list(db, list), (rows) => rows.map(store.toDto)),
  )

  serve.read(outbox.read, async ({ db, query, actor, url, headers, now, newId }) => {
    const id = integerKey(query.id ?? '')
    if (id === undefined) throw notFound('Mail')
    const mail = await store.find(db, id)
    const content = store.contentFor(mail, actor, publicUrl ?? url.origin)
    if (content && mail.secret) {
      const about = { actor, headers, now, batch: newId(), random: Math.random }
      const proof = async () => 'none' as const
      await db.transaction().execute((tx) => store.remarkReading({ ...about, proof, tx }, mail))
    }
    return { ...store.toDto(mail), content }
  })

  serve.write(outbox.again, async ({ tx, now, body }) => store.toDto(await store.sendAgain(tx, body.id, now)))
}
