import { notices } from '@quarterdeck/contract/notices'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { reportProblem } from '../../ui/report-problem.ts'
import { unreadCount } from './unread.ts'

const key = ['notices', 'list']

/** What one was told of, page by page. */
export const useNotices = () => {
  const found = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam, signal }) =>
      (await call(notices.list, { query: { before: pageParam, unread: undefined }, signal })).data,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ notices: page, more }) => (more ? page.at(-1)?.id : undefined),
  })
  const unread = found.data?.pages[0]?.unread
  useEffect(() => {
    if (unread !== undefined) unreadCount.set(unread)
  }, [unread])
  return { ...found, unread: unread ?? 0, rows: found.data?.pages.flatMap((page) => page.notices) ?? [] }
}

/** Marks some notices as read, or all. */
export const useMarkRead = () => {
  const queries = useQueryClient()
  const m = useMessages(commonMessages)
  const { mutate } = useMutation({
    mutationFn: (ids: readonly number[] | undefined) => call(notices.read, { body: ids ? { ids: [...ids] } : {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['notices'] }),
    onError: (error) => reportProblem(m, error),
  })
  return mutate
}
