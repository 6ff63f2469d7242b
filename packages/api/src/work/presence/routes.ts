import { presence } from '@quarterdeck/contract/work/presence'
import { demand } from '../../http/demand.ts'
import type { Serve } from '../../http/serve.ts'
import type { AllCollections } from '../../records/collection.ts'
import { guardVisible } from '../../records/hidden.ts'
import { presentAt, tell } from './store.ts'

export const servePresence = (serve: Serve, all: AllCollections): void => {
  serve.read(presence.read, async ({ db, query, actor }) => {
    demand(actor, query.entity, 'read')
    await guardVisible(db, all, actor, query)
    return presentAt(db, query, actor.id)
  })
  serve.write(presence.tell, async ({ tx, body: { state, ...place }, actor }) => {
    demand(actor, place.entity, 'read')
    await guardVisible(tx, all, actor, place)
    await tell(tx, place, actor.id, state)
    return presentAt(tx, place, actor.id)
  })
}
