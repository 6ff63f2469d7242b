import { Button, type ButtonProps } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly query: Pick<
    UseInfiniteQueryResult<InfiniteData<unknown>>,
    'data' | 'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Loads the next page; hidden after the last one. A refetch cancels the request, which is then repeated. */
export const LoadMoreButton = ({ query, className, variant = 'default', size, children }: Props) => {
  const { data, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const loaded = data?.pages.length ?? 0
  const [wanted, setWanted] = useState(0)
  // It has come, or something else is shown by now.
  if (wanted > 0 && wanted !== loaded + 1) setWanted(0)
  const isWaiting = wanted > loaded && !isFetchNextPageError
  useEffect(() => {
    if (isWaiting && hasNextPage && !isFetching) void fetchNextPage()
  }, [isWaiting, hasNextPage, isFetching, fetchNextPage])
  if (!hasNextPage) return null
  return (
    <Button
      variant={variant}
      {...(size && { size })}
      className={className ?? ''}
      loading={isFetchingNextPage || isWaiting}
      onClick={() => {
        setWanted(loaded + 1)
        void fetchNextPage({ cancelRefetch: false })
      }}
    >
      {children}
    </Button>
  )
}
