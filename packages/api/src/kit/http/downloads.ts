import { Problem } from '@quarterdeck/contract/kit/problem'
import { Answer, GeneratedFile } from '../answer.ts'
import type { Ports } from '../ports.ts'
import { Download, openStream } from '../sql/stream.ts'
import { attempt } from './attempt.ts'

type World = Pick<Ports, 'db' | 'downloads' | 'isOutage' | 'waitForDatabase'>

/** Default limits of a server; the host sets the number of connections. */
export const downloadLimits = {
  max: 8,
  maxOfOne: 2,
  patienceMs: 2000,
  pieceMs: 15_000,
  // Enough for a million orders (about 100 MB compressed) at 1 Mbit/s.
  wholeMs: 15 * 60_000,
} as const satisfies Omit<World['downloads'], 'db'>

/** Creates a semaphore for downloads; further ones wait briefly. */
const openGate = ({ max, maxOfOne, patienceMs, pieceMs }: World['downloads']) => {
  const running = new Map<number, number>()
  let inAll = 0
  let ended = Promise.withResolvers<void>()

  const count = (person: number, change: 1 | -1) => {
    const own = (running.get(person) ?? 0) + change
    if (own > 0) running.set(person, own)
    else running.delete(person)
    inAll += change
  }
  const leave = (person: number) => {
    let isDone = false
    return () => {
      if (isDone) return
      isDone = true
      count(person, -1)
      ended.resolve()
      ended = Promise.withResolvers<void>()
    }
  }

  /**
   * Resolves to a function that releases the slot.
   * @throws Problem `too_many_downloads` if this person has too many, `busy` if all slots are taken
   */
  return async (person: number): Promise<() => void> => {
    const until = performance.now() + patienceMs
    for (;;) {
      const hasOwn = (running.get(person) ?? 0) < maxOfOne
      if (hasOwn && inAll < max) {
        count(person, 1)
        return leave(person)
      }
      const left = until - performance.now()
      // Upper bound of the wait: the slowest download may need this long for a piece.
      if (left <= 0)
        throw new Problem(hasOwn ? 'busy' : 'too_many_downloads', { retryAfter: Math.ceil(pieceMs / 1000) })
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, left)
      })
      await Promise.race([ended.promise, late])
      clearTimeout(timer)
    }
  }
}

/**
 * Returns a stream that ends when its reader is too slow for a piece, or for the whole.
 * @param onEnd called once, when the source is finished
 */
export const paced = (
  source: ReadableStream<Uint8Array>,
  { pieceMs, wholeMs }: Pick<World['downloads'], 'pieceMs' | 'wholeMs'>,
  onEnd: () => void,
): ReadableStream<Uint8Array> => {
  const reader = source.getReader()
  let ofPiece: ReturnType<typeof setTimeout> | undefined
  let ofWhole: ReturnType<typeof setTimeout> | undefined
  let isEnded = false
  const end = () => {
    clearTimeout(ofPiece)
    clearTimeout(ofWhole)
    // A piece that was pending when the reader was cut off arrives here.
    if (isEnded) return
    isEnded = true
    onEnd()
  }
  const cutOff = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.error(new Error('The reader of a download was too slow'))
    end()
    void reader.cancel()
  }
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        ofPiece = setTimeout(() => cutOff(controller), pieceMs)
        ofWhole = setTimeout(() => cutOff(controller), wholeMs)
      },
      pull: async (controller) => {
        clearTimeout(ofPiece)
        try {
          const { done, value } = await reader.read()
          if (done) {
            end()
            return controller.close()
          }
          controller.enqueue(value)
          ofPiece = setTimeout(() => cutOff(controller), pieceMs)
        } catch (error) {
          end()
          throw error
        }
      },
      cancel: async () => {
        end()
        await reader.cancel()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Turns download responses into streams; leaves every other response unchanged. */
export const openDownloads = (world: World) => {
  const { db: shared, downloads } = world
  const enter = openGate(downloads)

  const open = async (
    download: Download | GeneratedFile,
    person: number,
    isHead: boolean,
  ): Promise<ReadableStream<Uint8Array>> => {
    const leave = await enter(person)
    try {
      if (isHead) {
        // Only checks that a slot is available.
        leave()
        return new ReadableStream()
      }
      if (download instanceof GeneratedFile) return paced(download.open(), downloads, leave)
      await download.begin()
      return await attempt(world, () => openStream({ own: downloads.db, shared }, download, downloads, leave))
    } catch (error) {
      leave()
      throw error
    }
  }

  return async (answered: unknown, person: number, isHead: boolean): Promise<unknown> => {
    if (!(answered instanceof Answer)) return answered
    const { value } = answered
    if (!(value instanceof Download || value instanceof GeneratedFile)) return answered
    // Range requests aren't supported. A host drops the connection if the stream breaks off, so that nobody takes a part for the
    // whole.
    const headers = { ...answered.headers, 'accept-ranges': 'none' }
    return new Answer(await open(value, person, isHead), headers)
  }
}
