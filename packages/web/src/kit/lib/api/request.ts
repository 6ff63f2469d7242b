import type { AxiosResponse } from 'axios'

export interface Request {
  readonly method: string
  /** Below `/api`. */
  readonly path: string
  readonly parameters?: URLSearchParams
  readonly body?: unknown
  readonly headers?: Record<string, string | undefined>
  readonly signal?: AbortSignal | undefined
  /** Set for a response that is a file. */
  readonly responseType?: 'blob'
  readonly onUpload?: ((fraction: number) => void) | undefined
  /** Completes even if the page is closed, which browsers allow for short requests. */
  readonly outlives?: boolean | undefined
}

export type Received = Pick<AxiosResponse, 'data' | 'status' | 'headers'>
