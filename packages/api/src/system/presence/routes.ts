import { presence } from '@quarterdeck/contract/system/presence'
import { demand } from '../../kit/http/demand.ts'
import type { Serve } from '../../kit/http/serve.ts'
import type { AllCollections } from '../../kit/records/collection.ts'
import { guardVisible } from '../../kit/records/hidden.ts'
import { presentAt, updatePresence } from './store.ts'

export const servePresence = (serve: Serve, all: AllCollections): void => {
  serve.read(presence.read, async ({ db, query, actor }) => {
    demand(actor, query.entity, 'read')
    await guardVisible(db, all, actor, query)
    return presentAt(db, query, actor.id)
  })
  serve.write(presence.tell, async ({ tx, body: { state, ...place }, actor }) => {
    demand(actor, place.entity, 'read')
    await guardVisible(tx, all, actor, place)
    await updatePresence(tx, place, actor.id, state)
    return presentAt(tx, place, actor.id)
  })
}
