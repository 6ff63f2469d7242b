import { ApiError } from '../api-error.ts'
import type { Received, Request } from './request.ts'

/**
 * Goes out although the page is being left, which browsers allow to what is short. It is on its way when this returns: what is
 * still to be loaded or waited for first would come too late.
 */
export const sendLeaving = async ({ method, path, parameters, body, headers = {} }: Request): Promise<Received> => {
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
