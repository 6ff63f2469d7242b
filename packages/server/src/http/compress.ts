import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { constants, createGzip, gzip } from 'node:zlib'
import { accepts } from './encoding.ts'

/** A function that answers requests, such as an API. */
export type Fetch = (request: Request) => Promise<Response>

const zip = promisify(gzip)
const quick = { level: constants.Z_BEST_SPEED }
/** Minimum size to compress, in bytes; smaller responses fit into one packet anyway. */
const worthwhile = 1024

/** Compresses larger answers of text, quickly rather than well, for clients that take it. A stream stays a stream. */
export const compressing =
  (fetch: Fetch): Fetch =>
  async (request) => {
    const response = await fetch(request)
    if (!accepts(request.headers.get('accept-encoding'), 'gzip') || !isText(response.headers)) return response
    const length = response.headers.get('content-length')
    if (!response.body || (length !== null && Number(length) < worthwhile)) return response

    const reader = response.body.getReader()
    const first = await reader.read()
    const second = first.done ? first : await reader.read()
    const start = first.value ?? new Uint8Array()
    if (second.done && start.byteLength < worthwhile) return new Response(start, response)
    const headers = new Headers(response.headers)
    headers.set('content-encoding', 'gzip')
    headers.append('vary', 'Accept-Encoding')
    headers.delete('content-length')
    const body = second.done ? await zip(start, quick) : zipped([start, second.value], reader)
    return new Response(body, { status: response.status, headers })
  }

const isText = (headers: Headers) =>
  !headers.has('content-encoding') &&
  /^(application\/([\w.-]+\+)?json|image\/svg\+xml|text\/(?!event-stream))/.test(headers.get('content-type') ?? '')

/** Returns the compressed rest of a stream, after the chunks already read. */
const zipped = (begun: readonly Uint8Array[], reader: ReadableStreamDefaultReader<Uint8Array>) => {
  const rest = async function* () {
    yield* begun
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
    } finally {
      await reader.cancel()
    }
  }
  const zip = createGzip(quick)
  zip.on('error', () => undefined)
  // The rest is not read while its reader is slow, and can end in the meantime.
  reader.closed.catch((error: unknown) => zip.destroy(error instanceof Error ? error : undefined))
  // Unlike `pipe` it lets go of the source where the client leaves.
  pipeline(Readable.from(rest()), zip, () => undefined)
  // Also if the client disconnects before the rest was requested.
  zip.once('close', () => void reader.cancel().catch(() => undefined))
  return Readable.toWeb(zip) as ReadableStream<Uint8Array>
}
