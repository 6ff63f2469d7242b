import { deactivation } from '@quarterdeck/contract/account/deactivation'
import { notFound } from '@quarterdeck/contract/kit/problem'
import { Answer } from '../../kit/answer.ts'
import type { Serve } from '../../kit/http/serve.ts'
import type { Ports } from '../../kit/ports.ts'
import type { AllCollections } from '../../kit/records/collection.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import { byIds } from '../../people/users/index.ts'
import { ownSession, recordEvent, requireFresh } from '../auth/index.ts'
import { closeAccount } from './close.ts'
import { ownData } from './own-data.ts'
import { readmit, reopenAccount } from './reopen.ts'
import { departureOf, readDeparture, toDto } from './store.ts'

export const serveDeactivation = (serve: Serve, ports: Ports, collections: AllCollections): void => {
  serve.read(deactivation.read, async ({ db, actor, headers, now }) => {
    await ownSession({ tx: db, headers })
    return readDeparture(db, actor.id, now)
  })

  serve.write(deactivation.leave, async ({ body, ...context }) => ({
    until: (await closeAccount(ports, context, body)).toISOString(),
  }))

  serve.write(deactivation.return, async (context) => {
    await ownSession(context)
    await reopenAccount(context)
    return { returned: true as const }
  })

  serve.read(deactivation.data, async ({ db, actor, headers, now }) => {
    await requireFresh({ tx: db, headers, now })
    const note = () =>
      db.transaction().execute((tx) => recordEvent({ tx, headers, now, actor }, actor.id, 'data_exported'))
    // A download is no record for the type; it is written while it is sent.
    return new Answer(ownData(collections, actor.id, now, note) as unknown as Record<string, unknown>, {
      'content-disposition': 'attachment; filename="my-data.json"',
    })
  })

  serve.read(deactivation.of, async ({ db, query }) => {
    const [user] = await byIds(db, [integerKey(query.id) ?? 0])
    if (!user) throw notFound('User')
    const departure = await departureOf(db, user.id)
    return { leaving: departure ? toDto(departure) : null }
  })

  serve.write(deactivation.readmit, async ({ body, ...context }) => {
    await requireFresh(context)
    await readmit(context, body.id)
    return { returned: true as const }
  })
}
