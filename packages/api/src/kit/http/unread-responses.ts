import { Problem } from '@quarterdeck/contract/kit/problem'
import { paced } from './downloads.ts'
import type { Rendered } from './render.ts'

/** Bytes that a connection buffers whether or not its reader reads; larger bodies are sent in pieces of this size. */
const pieceBytes = 64 * 1024
/** Maximum bytes of unread responses per person. */
const maxBytesOfOne = 32 * 1024 * 1024
/** Problem for a reader with too many unread responses. Stalled readers are disconnected after two minutes. */
const tooMuch = () =>
  new Problem('too_many_requests', { message: 'Answers wait for you that you do not read', retryAfter: 15 })

/** Timeouts beyond those of the host, which disconnects stalled readers after two minutes. */
const pace = { pieceMs: 150_000, wholeMs: 15 * 60_000 } as const

/** Returns a stream of pieces of a body. */
const inPieces = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> => {
  let sent = 0
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        controller.enqueue(bytes.subarray(sent, sent + pieceBytes))
        sent += pieceBytes
        if (sent >= bytes.byteLength) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

/**
 * Counts the unread responses in memory per person, so nobody can fill it by not reading. Downloads are limited separately, since
 * they are generated while they are read (`downloads.ts`).
 */
export const openUnreadResponses = () => {
  const held = new Map<string, number>()
  const heldFor = (who: string) => held.get(who) ?? 0
  const count = (who: string, change: number) => {
    const bytes = heldFor(who) + change
    if (bytes > 0) held.set(who, bytes)
    else held.delete(who)
  }

  return {
    /**
     * Rejects requests of people with too many unread responses, before any work is done.
     * @throws Problem `too_many_requests`
     */
    guard: (who: string): void => {
      if (heldFor(who) >= maxBytesOfOne) throw tooMuch()
    },
    /**
     * Counts a response until it is read or its reader is gone.
     * @param isRead true for a response that may be rejected; the result of a write never is
     * @throws Problem `too_many_requests`
     */
    hold: (who: string, answer: Rendered, isRead: boolean): Rendered => {
      const { body } = answer
      if (body instanceof ReadableStream || body.length <= pieceBytes) return answer
      const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
      const size = bytes.byteLength
      if (isRead && heldFor(who) > 0 && heldFor(who) + size > maxBytesOfOne) throw tooMuch()
      count(who, size)
      return { ...answer, body: paced(inPieces(bytes), pace, () => count(who, -size)) }
    },
  }
}
