import { isStorable } from '@quarterdeck/contract/characters'
import { fieldProblem, Problem } from '@quarterdeck/contract/problem'

/** JSON bodies stay below this. */
export const maxJsonBytes = 1024 * 1024

/** A whole body; 413 as soon as it grows past `most` bytes. */
export const readBytes = async (request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new Problem('too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) break
    size += value.byteLength
    if (size > most) throw new Problem('too_large')
    chunks.push(value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

/** A whole body as text. */
export const readText = async (request: Request, most: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, most))

/** Deeper than this a field is named by what it stands in. */
const namedLevels = 8

/**
 * Where in a JSON value a text stands that the database cannot hold, as a key or as a value. A body may nest deeper than
 * the call stack, so that this is a loop.
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
