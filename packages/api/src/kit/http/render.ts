import { Answer, Json } from '../answer.ts'

/** Rendered response; also stored for repeated requests with the same Idempotency-Key. */
export interface Rendered {
  readonly status: number
  readonly headers: readonly [string, string][]
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
}

const versionOf = (value: unknown): number | undefined => {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined
  if (value instanceof Json) return value.version
  // Otherwise each byte would count as a field.
  if (value instanceof Uint8Array) return undefined
  const fields = Object.entries(value)
  const only = fields.length === 1 ? fields[0]?.[1] : undefined
  const record = 'version' in value ? value : only
  if (record === null || typeof record !== 'object') return undefined
  const version = 'version' in record ? record.version : undefined
  return typeof version === 'number' ? version : undefined
}

const bodyOf = (value: unknown, contentType: string | undefined) => {
  if (value instanceof ReadableStream) return value
  if (value instanceof Json) return value.text
  // A driver may return a subclass, or a view into a larger buffer.
  if (value instanceof Uint8Array) return new Uint8Array(value)
  return contentType ? String(value) : JSON.stringify(value)
}

/** Returns the headers of a content type. Without a charset, spreadsheets read a CSV file in the encoding of their system. */
const typed = (contentType = 'application/json') =>
  /^(application\/json|text\/\w+)$/.test(contentType) ? `${contentType}; charset=utf-8` : contentType

/** Renders the result of a handler as status, headers and body; a record has its version as `ETag`. */
export const render = (result: unknown, status: number, contentType: string | undefined): Rendered => {
  const { value, headers, cookies } = result instanceof Answer ? result : { value: result, headers: {}, cookies: [] }
  const version = versionOf(value)
  return {
    status,
    headers: [
      ...(status === 204 ? [] : [['content-type', typed(contentType)] as [string, string]]),
      ...(version === undefined ? [] : [['etag', `"${version}"`] as [string, string]]),
      ...Object.entries(headers),
      ...cookies.map((cookie) => ['set-cookie', cookie] as [string, string]),
    ],
    body: status === 204 ? '' : bodyOf(value, contentType),
  }
}

/** Returns a 53-bit hash (cyrb53). It distinguishes versions of a response and isn't cryptographic. */
const hashOf = (text: string): string => {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36)
}

/**
 * Adds an `ETag` of the whole response, since parts of a record (amount due, name of its customer) change without its version.
 * Answers 304 if the client has the same.
 */
export const withETag = (rendered: Rendered, sent: string | null): Rendered => {
  const version = rendered.headers.find(([name]) => name === 'etag')?.[1]
  if (version === undefined || rendered.status !== 200 || typeof rendered.body !== 'string') return rendered
  const etag = `${version.slice(0, -1)}-${hashOf(rendered.body)}"`
  const others = rendered.headers.filter(([name]) => name !== 'etag')
  // Shared caches must not store it.
  const headers: Rendered['headers'] = [...others, ['etag', etag], ['vary', 'Cookie, Authorization']]
  const known = sent?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? []
  if (!known.includes(etag) && !known.includes('*')) return { ...rendered, headers }
  return { status: 304, headers: headers.filter(([name]) => name !== 'content-type'), body: '' }
}

/** Default headers of an answer. */
export const noStore = { 'cache-control': 'no-store' } as const

const shortLength = 1024

/** Returns `Content-Length` for short bodies, so a host doesn't check if compression is worthwhile. */
const lengthOf = (body: Rendered['body']): Record<string, string> =>
  typeof body === 'string' && body !== '' && body.length < shortLength
    ? { 'content-length': String(new TextEncoder().encode(body).byteLength) }
    : {}

export const toResponse = ({ status, headers, body }: Rendered): Response =>
  status === 204 || status === 304
    ? new Response(null, { status, headers: { ...noStore, ...Object.fromEntries(headers) } })
    : new Response(body, { status, headers: { ...noStore, ...lengthOf(body), ...Object.fromEntries(headers) } })

/** Returns a response without its body; an unread stream is cancelled. */
export const headOf = async ({ body, ...head }: Rendered): Promise<Response> => {
  if (body instanceof ReadableStream) await body.cancel()
  return new Response(null, toResponse({ ...head, body: '' }))
}
