import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { type Entity, entities } from '../kit/entities.ts'
import { id, picture, requiredText } from '../kit/fields.ts'

/** Milliseconds of silence after which a person is considered gone. */
export const presenceMs = 30_000

const Place = z.object({ entity: z.enum(entities), record: requiredText(40) })

const People = z.array(z.object({ id, name: z.string(), image: picture, isTyping: z.boolean() }))
export type Present = z.output<typeof People>[number]

/** Data of the event `presence`: someone opened a record, began to write there, or left. */
export interface PresenceEvent {
  readonly entity: Entity
  readonly record: string
}

export const presence = {
  read: endpoint({
    method: 'GET',
    path: '/presence',
    needs: 'session',
    summary: 'List other users who have a record open, and which of them are editing',
    query: Place,
    output: People,
  }),
  tell: endpoint({
    method: 'POST',
    path: '/presence',
    needs: 'session',
    sendsNoMail: true,
    isRead: true,
    summary:
      'Report that you have a record open, and whether you are editing; valid for 30 seconds. Returns the other users there',
    body: Place.extend({ state: z.enum(['here', 'typing', 'gone']) }),
    output: People,
    status: 200,
  }),
}
