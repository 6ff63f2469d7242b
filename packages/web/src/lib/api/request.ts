import type { AxiosResponse } from 'axios'

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
