import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import { Problem } from '@quarterdeck/contract/kit/problem'

/**
 * Reads the version in `If-Match`.
 * @throws Problem `invalid_request`
 */
export const readIfMatch = (header: string | null): number | undefined => {
  if (header === null || header === '*') return undefined
  // The `ETag` of a record also contains a hash after its version.
  const version = /^(?:W\/)?"?(\d{1,9})(?:-\w+)?"?$/.exec(header.trim())?.[1]
  if (version === undefined) throw new Problem('invalid_request', { message: 'Unknown value for If-Match' })
  return Number(version)
}

/**
 * Reads an Idempotency-Key.
 * @throws Problem `invalid_request`
 */
export const readKey = (header: string | null): string | undefined => {
  if (header !== null && (header.length === 0 || header.length > 200)) {
    throw new Problem('invalid_request', { message: 'Unknown value for Idempotency-Key' })
  }
  return header ?? undefined
}

/** Reads the preferences of a client (RFC 7240); the first of duplicates counts. */
const readPreferences = (header: string | null): ReadonlyMap<string, string> => {
  const preferences = new Map<string, string>()
  for (const preference of (header ?? '').split(',')) {
    const [name = '', value = ''] = (preference.split(';')[0] ?? '').split('=').map((part) => part.trim())
    const key = name.toLowerCase()
    if (!preferences.has(key)) preferences.set(key, value.replace(/^"(.*)"$/, '$1').toLowerCase())
  }
  return preferences
}

/** Reads the preferences for no response body (`return=minimal`) and for rejecting unknown fields (`handling=strict`). */
export const readPrefer = (headers: Headers): { isMinimal: boolean; isStrict: boolean } => {
  const preferences = readPreferences(headers.get('prefer'))
  return { isMinimal: preferences.get('return') === 'minimal', isStrict: preferences.get('handling') === 'strict' }
}

/**
 * Accepted types of JSON bodies. `text/plain` is the default of `fetch` for a string; forms of other sites are rejected by their
 * origin.
 */
const json = /^(|text\/plain|application\/([\w.-]+\+)?json)$/

/**
 * Checks the content type: JSON, or none given. Files may have any type but that of a form, whose envelope would become part of
 * the file.
 * @throws Problem `media_type`
 */
export const guardMediaType = ({ accepts, acceptsToo }: Endpoint, headers: Headers): void => {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!accepts && !json.test(type)) throw new Problem('media_type')
  if (accepts && type.startsWith('multipart/')) {
    throw new Problem('media_type', { message: 'Send the file itself as the body, not in a form' })
  }
  const all: readonly string[] = accepts && acceptsToo ? [accepts, ...acceptsToo] : []
  if (all.length > 0 && type !== '' && !all.includes(type)) {
    throw new Problem('media_type', { message: `Send one of ${all.join(', ')}` })
  }
}
