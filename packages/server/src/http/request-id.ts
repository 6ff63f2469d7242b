import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const header = 'x-request-id'

/**
 * Returns the id of a request: the one sent with it if it is fit for a log, else a new one. The API reads it from the
 * request's headers.
 */
export const requestId = (request: IncomingMessage): string => {
  const given = request.headers[header]
  if (typeof given === 'string' && /^[\w.:-]{1,128}$/.test(given)) return given
  const id = randomUUID()
  setHeader(request, header, id)
  return id
}

/** Sets a header of an incoming request for all who read it later. */
export const setHeader = (request: IncomingMessage, name: string, value: string): void => {
  const { headers, rawHeaders } = request
  if (headers[name] !== undefined) {
    const others = rawHeaders.flatMap((each, index, all) =>
      index % 2 === 0 && each.toLowerCase() !== name ? [each, all[index + 1] ?? ''] : [],
    )
    rawHeaders.splice(0, rawHeaders.length, ...others)
  }
  headers[name] = value
  rawHeaders.push(name, value)
}
