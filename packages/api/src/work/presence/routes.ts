import { presence } from '@quarterdeck/contract/work/presence'
import { demand } from '../../http/demand.ts'
import type { Serve } from '../../http/serve.ts'
import { presentAt, tell } from './store.ts'

export const servePresence = (serve: Serve): void => {
  serve.read(presence.read, async ({ db, query, actor }) => {
    demand(actor, query.entity, 'read')
    return presentAt(db, query, actor.id)
  })
  serve.write(presence.tell, async ({ tx, body: { state, ...place }, actor }) => {
    demand(actor, place.entity, 'read')
    await tell(tx, place, actor.id, state)
    return presentAt(tx, place, actor.id)
  })
}
