import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { journalled } from '../kit/entities.ts'
import { Change } from './changes.ts'

/** Data of the event `change`, a committed change; its `id:` is that of the journal entry. */
export const ChangeEvent = Change.pick({
  record: true,
  action: true,
  version: true,
  batch: true,
  actor: true,
  at: true,
}).extend({ entity: z.enum(journalled) })
export type ChangeEvent = z.output<typeof ChangeEvent>

/**
 * Data of the event `resync`: too much changed to list it, so all records of the entity, or of all entities, must be
 * loaded again.
 */
export const ResyncEvent = z.object({ entity: z.enum(journalled).nullable() })
export type ResyncEvent = z.output<typeof ResyncEvent>

export const events = {
  stream: endpoint({
    method: 'GET',
    path: '/events',
    needs: 'session',
    summary:
      'Stream changes by all users as server-sent events (`change`, `resync`); `Last-Event-ID` resumes after an event',
    /** `ago`: without `Last-Event-ID`, also sends the changes of this many milliseconds before now. */
    query: z.object({ ago: z.coerce.number().int().min(0).max(60_000).optional() }),
    output: z.string(),
    answers: 'text/event-stream',
  }),
}
