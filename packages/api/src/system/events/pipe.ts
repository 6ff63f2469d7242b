/** Stream to one reader. */
export interface Pipe {
  readonly push: (text: string) => void
  /** Ends the stream after what was pushed. */
  readonly end: () => void
  readonly hasEnded: () => boolean
}

/** Most bytes that wait for a slow reader, which is then cut off and catches up when it reconnects. */
const maxWaiting = 256 * 1024

const encoder = new TextEncoder()

/**
 * Creates a stream of text that starts with its first reader; a HEAD request has none.
 * @param begin gets the writer, and rejects if there is nothing to stream
 * @param onEnd is called once at the end, whatever the reason
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
