import { type Endpoint, isForPeople } from '@quarterdeck/contract/kit/endpoint'
import { type Permission, permissions } from '@quarterdeck/contract/kit/permission'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { Actor } from '../actor.ts'
import { Answer, Json } from '../answer.ts'

/**
 * Returns the read permission that the API key of a request lacks. A write-only key, such as that of a form on a web site, must
 * not read records through the responses of its writes.
 */
export const missingReadPermission = (
  { needs, ...endpoint }: Pick<Endpoint, 'needs' | 'method' | 'isRead'>,
  { scope }: Pick<Actor, 'scope'>,
): Permission | undefined => {
  if (!scope || !isForPeople({ needs, ...endpoint }) || needs === 'session') return undefined
  const reading = `${needs.split(':')[0]}:read`
  return permissions.find((permission) => permission === reading && !scope.includes(permission))
}

const namedBy = ['id', 'version']

/** Reduces the records in a result to their ids; counts, reasons and the like stay. */
export const idsOnly = (result: unknown): unknown => {
  if (result instanceof Answer) return new Answer(idsOnly(result.value), result.headers, result.cookies)
  if (result instanceof Json) return idsOnly(JSON.parse(result.text))
  if (Array.isArray(result)) return result.map(idsOnly)
  if (typeof result !== 'object' || result === null) return result
  if (result instanceof Uint8Array || result instanceof ReadableStream) return result
  const isRecord = namedBy.some((name) => name in result)
  return Object.fromEntries(
    Object.entries(result).flatMap(([field, value]) => {
      if (!isRecord) return [[field, idsOnly(value)]]
      return namedBy.includes(field) ? [[field, value]] : []
    }),
  )
}

/** Removes the current record from a rejection. */
export const withoutRecord = (error: unknown): unknown => {
  if (!(error instanceof Problem) || error.more.current === undefined) return error
  const { current: _, ...more } = error.more
  return new Problem(error.code, { message: error.message, ...(error.fields && { fields: error.fields }), ...more })
}
