import { noticeBuild } from '../build.ts'
import { takeEarly } from './early.ts'
import type { Received, Request } from './request.ts'
import { sendLeaving } from './send-leaving.ts'
import { currentTrouble, troubleIsOver } from './trouble.ts'

/** What asks the server. What the first screen shows was asked for without it, so that it comes behind that. */
export const loadHttp = () => import('./http.ts')

/** The answer that was asked for before the app was there, if there is one. */
const earlyAnswerTo = async ({ method, path, parameters }: Request): Promise<Received | undefined> => {
  const query = parameters?.toString()
  return method === 'GET' ? takeEarly(`/api${path}${query ? `?${query}` : ''}`) : undefined
}

/** One request to the API. Whatever goes wrong is thrown as an `ApiError`; only a cancelled request is not. */
export const send = async (request: Request): Promise<Received> => {
  if (request.outlives) return sendLeaving(request)
  const answer = (await earlyAnswerTo(request)) ?? (await (await loadHttp()).ask(request))
  if (currentTrouble.get() === 'connection') troubleIsOver()
  noticeBuild(answer.headers['x-build'])
  return answer
}
