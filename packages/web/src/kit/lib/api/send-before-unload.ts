import { ApiError } from '../api-error.ts'
import type { Received, Request } from './request.ts'

/**
 * Sends a short request that completes even if the page is closed. It has started when this returns: loading or
 * awaiting anything first would be too late.
 */
export const sendBeforeUnload = async ({
  method,
  path,
  parameters,
  body,
  headers = {},
}: Request): Promise<Received> => {
  const query = parameters?.toString()
  const said = Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined)
  const answer = await fetch(`/api${path}${query ? `?${query}` : ''}`, {
    method,
    keepalive: true,
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(said) },
    body: JSON.stringify(body),
  })
  const { ok, status, statusText } = answer
  if (!ok) throw new ApiError('unexpected', statusText, { status })
  const text = await answer.text()
  return { data: text ? JSON.parse(text) : undefined, status, headers: Object.fromEntries(answer.headers) }
}
