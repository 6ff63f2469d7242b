import { isStorable } from '@quarterdeck/contract/kit/characters'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { digest } from '../sql/digest.ts'

/** Maximum size of a JSON body, in bytes. */
export const maxJsonBytes = 1024 * 1024

/** Size of the pieces in which large bodies are read (set by the specification). */
const pieceBytes = 64 * 1024

/** Body that is read while it arrives. */
export interface Upload {
  /**
   * Returns the next 64 KB, less at the end, and undefined after it.
   * @throws Problem `too_large`
   */
  readonly next: () => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Returns a digest of the content that was read. */
  readonly fingerprint: () => string
}

export const joinBytes = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(parts.reduce((size, { byteLength }) => size + byteLength, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}

const brokenOff = (): never => {
  throw new Problem('invalid_request', { message: 'The body broke off' })
}

/** Returns the announced size of a body in bytes; 0 if unknown. */
const announcedOf = (request: Request) => Number(request.headers.get('content-length') ?? 0)

/**
 * Rejects bodies shorter than announced: a connection that broke off looks like the end of the body.
 * @throws Problem `invalid_request`
 */
const guardWhole = (request: Request, size: number): void => {
  if (size < announcedOf(request)) brokenOff()
}

/**
 * Returns the next piece of a body, or its end. A reader doesn't always learn that the connection is gone; the request's signal
 * does. Each piece has its own promise: one for all would keep every piece in memory.
 */
const nextOf = async (reader: ReadableStreamDefaultReader<Uint8Array>, { signal }: Request) => {
  if (signal.aborted) return brokenOff()
  const gone = Promise.withResolvers<never>()
  signal.addEventListener('abort', gone.reject, { once: true })
  try {
    return await Promise.race([reader.read(), gone.promise])
  } catch {
    return brokenOff()
  } finally {
    signal.removeEventListener('abort', gone.reject)
  }
}

/** Returns a reader for the body; undefined without one. Firefox has no `Request.body`: there the body is fetched at once. */
const readerOf = async (request: Request): Promise<ReadableStreamDefaultReader<Uint8Array> | undefined> => {
  if (request.body !== undefined) return request.body?.getReader()
  const whole = await request.blob().catch(brokenOff)
  return whole.stream().getReader()
}

/** Opens a body of at most `max` bytes; nothing is read before the first call. */
export const openUpload = (request: Request, max: number): Upload => {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  let rest: Uint8Array = new Uint8Array()
  let size = 0
  let isRead = false
  let fingerprint = ''

  const fill = async () => {
    if (announcedOf(request) > max) throw new Problem('too_large')
    reader ??= await readerOf(request)
    const parts = [rest]
    let length = rest.byteLength
    while (length < pieceBytes && !isRead) {
      const { done, value } = reader ? await nextOf(reader, request) : { done: true }
      isRead = done || !value
      if (isRead) guardWhole(request, size)
      if (!value) continue
      size += value.byteLength
      if (size > max) throw new Problem('too_large')
      parts.push(value)
      length += value.byteLength
    }
    if (parts.length > 1) rest = joinBytes(parts)
  }
  return {
    next: async () => {
      await fill()
      if (rest.byteLength === 0) return undefined
      const piece = new Uint8Array(rest.subarray(0, pieceBytes))
      rest = rest.subarray(pieceBytes)
      fingerprint = await digest(joinBytes([new TextEncoder().encode(fingerprint), piece]))
      return piece
    },
    fingerprint: () => fingerprint,
  }
}

/** Reads a small announced body at once: streaming it would cost more than the rest of the request. */
const readPiece = async (request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new Uint8Array(await request.arrayBuffer().catch(brokenOff))
  if (bytes.byteLength > max) throw new Problem('too_large')
  guardWhole(request, bytes.byteLength)
  return bytes
}

/** Reads a whole body; rejects with 413 as soon as it exceeds `max` bytes. */
export const readBytes = async (request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> => {
  const announced = announcedOf(request)
  if (announced > max) throw new Problem('too_large')
  if (announced > 0 && announced <= pieceBytes) return readPiece(request, max)
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = await readerOf(request)
  for (;;) {
    const { done, value } = (await reader?.read().catch(brokenOff)) ?? { done: true }
    if (done || !value) break
    size += value.byteLength
    if (size > max) throw new Problem('too_large')
    chunks.push(value)
  }
  guardWhole(request, size)
  return joinBytes(chunks)
}

/** Reads a whole body as text. */
export const readText = async (request: Request, max: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, max))

/** Maximum depth of the path in an error. */
const namedLevels = 8

/**
 * Returns the path to a text in a JSON value that the database can't store, as a key or as a value. A body may nest
 * deeper than the call stack, so that this is a loop.
 */
const unstorableIn = (whole: unknown): readonly string[] | undefined => {
  const left: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: whole, path: [] }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && !isStorable(value)) return path
    if (value === null || typeof value !== 'object') continue
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return path
      left.push({ value: inner, path: path.length < namedLevels ? [...path, key] : path })
    }
  }
  return undefined
}

/** Matches escapes for NUL and lone surrogates, the only ways to write these in valid JSON. */
const suspicious = /\\u(0000|d[89a-f])/i

const guardValue = (text: string, value: unknown): void => {
  const path = suspicious.test(text) ? unstorableIn(value)?.join('.') : undefined
  if (path === undefined) return
  const message = 'This has a character that cannot be stored'
  throw path === '' ? new Problem('invalid_request', { message }) : fieldProblem(path, { code: 'invalid', message })
}

/**
 * Rejects query parameters that the database can't store, whatever the endpoint.
 * @throws Problem `invalid_request`
 */
export const guardParameters = (parameters: URLSearchParams): void => {
  for (const [name, value] of parameters) {
    if (isStorable(name) && isStorable(value)) continue
    throw new Problem('invalid_request', { message: 'A parameter has a character that cannot be stored' })
  }
}

/**
 * Parses a JSON object; returns undefined without a body.
 * @throws Problem `invalid_request` for anything else, and for texts that the database can't store
 */
export const parseJson = (text: string): Record<string, unknown> | undefined => {
  if (text.trim() === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Problem('invalid_request')
  }
  guardValue(text, value)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new Problem('invalid_request')
  return value as Record<string, unknown>
}
