import { Problem } from '@quarterdeck/contract/kit/problem'
import { events } from '@quarterdeck/contract/system/events'
import { sessionToken } from '../../account/auth/index.ts'
import { Answer } from '../../kit/answer.ts'
import type { Serve } from '../../kit/http/serve.ts'
import type { Feed } from './feed.ts'

/** Returns the id of an earlier stream's event; malformed ids count as unknown. */
const readAfter = (header: string | null): number | undefined => {
  if (header === null) return undefined
  return /^\d{1,15}$/.test(header) ? Number(header) : 0
}

export const serveEvents = (serve: Serve, { feed }: { readonly feed: Feed }): void => {
  serve.read(events.stream, async ({ actor, headers, query }) => {
    const token = sessionToken(headers)
    if (!token) throw new Problem('unauthenticated')
    const stream = feed({
      token,
      userId: actor.id,
      role: actor.accessRole,
      after: readAfter(headers.get('last-event-id')),
      ago: query.ago,
    })
    // A stream is no text for the type, and nothing on its way may gather what it says.
    return new Answer(stream as unknown as string, { 'x-accel-buffering': 'no' })
  })
}
