/** What one reader is sent. */
export interface Pipe {
  readonly push: (text: string) => void
  /** Ends the stream after what was pushed. */
  readonly end: () => void
  readonly hasEnded: () => boolean
}

/** How much may wait for a reader that is slower than the changes: it is cut off then, and catches up when it comes back. */
const maxWaiting = 256 * 1024

const encoder = new TextEncoder()

/**
 * A stream of text that begins with its first reader: a HEAD has none.
 * @param begin is handed the way in, and fails where there is nothing to be had
 * @param onEnd is called once, however it ends
 */
export const openPipe = (
  begin: (pipe: Pipe) => Promise<void>,
  onEnd: (pipe: Pipe) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>
  let begun = false
  let ended = false
  const leave = () => {
    if (ended) return
    ended = true
    onEnd(pipe)
  }
  const pipe: Pipe = {
    hasEnded: () => ended,
    end: () => {
      if (!ended) controller.close()
      leave()
    },
    push: (text) => {
      if (ended || text === '') return
      controller.enqueue(encoder.encode(text))
      if ((controller.desiredSize ?? 0) < -maxWaiting) pipe.end()
    },
  }
  const pull = async () => {
    if (begun) return
    begun = true
    await begin(pipe).catch(pipe.end)
  }
  return new ReadableStream(
    {
      start: (given) => {
        controller = given
      },
      pull,
      cancel: leave,
    },
    { highWaterMark: 0, size: ({ byteLength }) => byteLength },
  )
}
