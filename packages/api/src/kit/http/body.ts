import { isStorable } from '@quarterdeck/contract/kit/characters'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { digest } from '../sql/digest.ts'

/** JSON bodies stay below this. */
export const maxJsonBytes = 1024 * 1024

/** Bodies that are read while they come move in pieces of this many bytes (the specification's figure). */
const pieceBytes = 64 * 1024

/** A body that is read while it comes. */
export interface Upload {
  /** The next 64 KB, fewer at the end, and then undefined. @throws Problem `too_large` */
  readonly next: () => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Tells the content that was read from any other. */
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

/** A connection that broke off before its body is read looks like the end of the body. @throws Problem `invalid_request` */
const guardWhole = (request: Request, size: number): void => {
  if (size < announcedOf(request)) brokenOff()
}

/**
 * Returns the next piece of a body, or its end. What reads a body may never be told that the connection is gone: the request's signal is.
 * Each piece has a promise of its own for that, since one for all of them would keep all pieces for as long as it is open.
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

/**
 * Returns what reads a body piece by piece, or undefined without a body. Firefox has no `Request.body`: a missing property is not
 * an empty body, and the whole is fetched at once.
 */
const readerOf = async (request: Request): Promise<ReadableStreamDefaultReader<Uint8Array> | undefined> => {
  if (request.body !== undefined) return request.body?.getReader()
  const whole = await request.blob().catch(brokenOff)
  return whole.stream().getReader()
}

/** A body of at most `most` bytes; nothing is read before somebody asks for it. */
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

/** A small body that was announced, at once: as a stream it would cost a host more than all else that it does with a request. */
const readPiece = async (request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new Uint8Array(await request.arrayBuffer().catch(brokenOff))
  if (bytes.byteLength > max) throw new Problem('too_large')
  guardWhole(request, bytes.byteLength)
  return bytes
}

/** A whole body; 413 as soon as it grows past `most` bytes. */
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

/** A whole body as text. */
export const readText = async (request: Request, max: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, max))

/** Deeper than this a field is named by what it stands in. */
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

/** The only ways in which a sound text of JSON says a NUL or half a character. */
const suspicious = /\\u(0000|d[89a-f])/i

const guardValue = (text: string, value: unknown): void => {
  const path = suspicious.test(text) ? unstorableIn(value)?.join('.') : undefined
  if (path === undefined) return
  const message = 'This has a character that cannot be stored'
  throw path === '' ? new Problem('invalid_request', { message }) : fieldProblem(path, { code: 'invalid', message })
}

/** Whatever an endpoint does with its parameters. @throws Problem `invalid_request` where the database could not hold one */
export const guardParameters = (parameters: URLSearchParams): void => {
  for (const [name, value] of parameters) {
    if (isStorable(name) && isStorable(value)) continue
    throw new Problem('invalid_request', { message: 'A parameter has a character that cannot be stored' })
  }
}

/**
 * A JSON object, or undefined without a body.
 * @throws Problem `invalid_request` for anything else, and for a text in it that the database cannot hold
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
