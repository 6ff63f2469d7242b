import { noticeBuild } from '../build.ts'
import { takeEarlyResponse } from './early-requests.ts'
import { currentOutage, reportRecovery } from './outage.ts'
import type { Received, Request } from './request.ts'
import { sendBeforeUnload } from './send-before-unload.ts'

/** Loads the HTTP client. It loads after the first screen, whose data is requested without it. */
export const loadHttp = () => import('./http.ts')

/** Returns the response requested before the app was loaded, if there is one. */
const earlyAnswerTo = async ({ method, path, parameters }: Request): Promise<Received | undefined> => {
  const query = parameters?.toString()
  return method === 'GET' ? takeEarlyResponse(`/api${path}${query ? `?${query}` : ''}`) : undefined
}

/** Sends a request to the API. Every failure except a cancelled request is thrown as an `ApiError`. */
export const send = async (request: Request): Promise<Received> => {
  if (request.outlives) return sendBeforeUnload(request)
  const answer = (await earlyAnswerTo(request)) ?? (await (await loadHttp()).sendRequest(request))
  if (currentOutage.get() === 'connection') reportRecovery()
  noticeBuild(answer.headers['x-build'])
  return answer
}
