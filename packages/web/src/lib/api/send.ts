import type { AxiosResponse } from 'axios'
import { noticeBuild } from '../build.ts'
import { takeEarly } from './early.ts'
import { sendLeaving } from './send-leaving.ts'
import { currentTrouble, troubleIsOver } from './trouble.ts'

export interface Request {
  readonly method: string
  /** Below `/api`. */
  readonly path: string
  readonly parameters?: URLSearchParams
  readonly body?: unknown
  readonly headers?: Record<string, string | undefined>
  readonly signal?: AbortSignal | undefined
  /** What comes, where it is a file. */
  readonly responseType?: 'blob'
  readonly onUpload?: ((fraction: number) => void) | undefined
  /** Goes out although the page is being left, which browsers allow to what is short. */
  readonly outlives?: boolean | undefined
}

export type Received = Pick<AxiosResponse, 'data' | 'status' | 'headers'>

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
