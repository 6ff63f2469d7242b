import { Problem } from '@quarterdeck/contract/kit/problem'
import { paced } from './downloads.ts'
import type { Rendered } from './render.ts'

/** Bytes that a connection takes by itself, whether its reader reads or not; and what is sent of a larger answer at once. */
const pieceBytes = 64 * 1024
/** Bytes of answers that a server keeps for one person who does not read them. */
const maxBytesOfOne = 32 * 1024 * 1024
/** Readers that stand still are let go after two minutes; whoever reads is through sooner. */
const tooMuch = () =>
  new Problem('too_many_requests', { message: 'Answers wait for you that you do not read', retryAfter: 15 })

/** Nobody takes longer for a piece, nor for all of it: a host lets go of readers that stand still for two minutes. */
const pace = { pieceMs: 150_000, wholeMs: 15 * 60_000 } as const

/** Pieces of an answer, made as they are read. */
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
 * Counts the answers that wait in memory for who asked, so that nobody fills it by reading none of them. Downloads are
 * counted apart: they are made while they are sent (`downloads.ts`).
 */
export const openHeld = () => {
  const held = new Map<string, number>()
  const heldFor = (who: string) => held.get(who) ?? 0
  const count = (who: string, change: number) => {
    const bytes = heldFor(who) + change
    if (bytes > 0) held.set(who, bytes)
    else held.delete(who)
  }

  return {
    /** @throws Problem `too_many_requests` for who lets too much lie, before more work is done for them */
    guard: (who: string): void => {
      if (heldFor(who) >= maxBytesOfOne) throw tooMuch()
    },
    /**
     * An answer that counts until it was read, or its reader has gone.
     * @param isRead whether it may be refused: what was changed is said in any case
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
