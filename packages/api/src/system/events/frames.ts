import type { Journalled } from '@quarterdeck/contract/kit/entities'
import { type AccessRole, may, permissionFor } from '@quarterdeck/contract/kit/permission'
import type { ChangeEvent, ResyncEvent } from '@quarterdeck/contract/system/events'
import type { PresenceEvent } from '@quarterdeck/contract/system/presence'
import { type FeedEntry, max } from './store.ts'

/** An event; only sent to those who can read its entity. */
export interface Frame {
  readonly entity: FeedEntry['entity'] | null
  readonly text: string
}

const write = (id: number, event: string, data: ChangeEvent | ResyncEvent): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

const changeFrame = ({ id, entity, record, action, version, batch, actorId, actorName, at }: FeedEntry): Frame => ({
  entity,
  text: write(id, 'change', {
    entity,
    record,
    action,
    version,
    batch,
    actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
    at: at.toISOString(),
  }),
})

/** Makes the frame after which an entity, or everything, is to be read anew. */
export const resyncFrame = (id: number, entity: FeedEntry['entity'] | null): Frame => ({
  entity,
  text: write(id, 'resync', { entity }),
})

/** Most changes of one entity in a frame; of more, a reader would read all anew anyway. */
const maxAtOnce = 200

/** Converts journal entries, by id, to events. Too many become a single resync, in the place of the first. */
export const framesOf = (rows: readonly FeedEntry[]): readonly Frame[] => {
  const last = rows.at(-1)
  if (last && rows.length > max) return [resyncFrame(last.id, null)]
  const sizes = new Map([...Map.groupBy(rows, ({ entity }) => entity)].map(([entity, some]) => [entity, some.length]))
  const folded = new Set<FeedEntry['entity']>()
  return rows.flatMap((row) => {
    if ((sizes.get(row.entity) ?? 0) <= maxAtOnce) return [changeFrame(row)]
    if (folded.has(row.entity)) return []
    folded.add(row.entity)
    return [resyncFrame(row.id, row.entity)]
  })
}

const mayRead = (role: AccessRole, entity: Journalled): boolean => {
  const needed = permissionFor(entity, 'read')
  return needed !== undefined && may(role, needed)
}

/** Returns the frames that a person with this access role may read, as text. */
export const textFor = (frames: readonly Frame[], role: AccessRole): string =>
  frames
    .filter(({ entity }) => {
      if (entity === 'accounts') return false
      return entity === null || entity === 'views' || mayRead(role, entity)
    })
    .map(({ text }) => text)
    .join('')

/** Returns the beginning of a stream: the id that a reader names when it reconnects. */
export const beginning = (id: number): string => `id: ${id}\n\n`

/**
 * Event of a new notification. It has no id, because it isn't in the journal; a reader that reconnects loads
 * notifications anyway.
 */
export const noticeFrame = 'event: notice\ndata: {}\n\n'

/** Returns the event of a presence change. It has no id; a reader that reconnects loads presence anyway. */
export const presenceFrame = ({ entity, record }: PresenceEvent): Frame => ({
  entity,
  text: `event: presence\ndata: ${JSON.stringify({ entity, record })}\n\n`,
})

/** Keeps proxies from closing an idle connection. */
export const heartbeat = ':\n\n'
