import { incidents } from '@quarterdeck/contract/support/incidents'
import type { Serve } from '../../kit/http/serve.ts'
import { announce, changeIncident, listOf, readIncidents } from './store.ts'

export const serveIncidents = (serve: Serve): void => {
  serve.read(incidents.list, async ({ db, now }) => ({ incidents: listOf(await readIncidents(db), now) }))
  serve.write(incidents.announce, async ({ body, newId, ...context }) => ({
    incidents: listOf(await announce(context, newId(), body), context.now),
  }))
  serve.write(incidents.change, async ({ body, ...context }) => ({
    incidents: listOf(await changeIncident(context, body), context.now),
  }))
}
