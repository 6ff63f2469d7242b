import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProblemPanel } from '../../ui/problem-panel.tsx'

interface Props<Data> {
  // The kind of key does not matter here, and is another one for each call.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly query: UseQueryOptions<Data, Error, Data, any>
  readonly waiting: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** What the server says, its outlines before, or why it cannot be said. */
export const Asked = <Data,>({ query, waiting, children }: Props<Data>) => {
  const { data, error, refetch } = useQuery(query)
  if (data !== undefined) return children(data)
  return error ? <ProblemPanel error={error} onRetry={() => void refetch()} /> : waiting
}
