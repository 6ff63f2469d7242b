import { ActionIcon, Button } from '@mantine/core'
import { notices } from '@quarterdeck/contract/system/notices'
import IconBellCheck from '@tabler/icons-react/dist/esm/icons/IconBellCheck.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { call, read } from '../../kit/lib/api/client.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { LoadMoreButton } from '../../kit/ui/more-button.tsx'
import { ProblemPanel } from '../../kit/ui/problem-panel.tsx'
import { reportProblem } from '../../kit/ui/report-problem.ts'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { systemMessages } from '../messages/index.ts'
import { NoticeItem } from './notice-item.tsx'
import classes from './notice-list.module.css'
import { unreadCount } from './unread.ts'

const key = ['notices', 'list']

/** Returns the notices, page by page. */
const useNotices = () => {
  const found = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam, signal }) =>
      (await read(notices.list, { query: { before: pageParam, unread: undefined }, signal })).data,
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
const useMarkRead = () => {
  const queries = useQueryClient()
  const m = useMessages(commonMessages)
  const { mutate } = useMutation({
    mutationFn: (ids: readonly number[] | undefined) => call(notices.read, { body: ids ? { ids: [...ids] } : {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['notices'] }),
    onError: (error) => reportProblem(m, error),
  })
  return mutate
}

const Waiting = () => (
  <div className={classes.waiting} aria-busy="true">
    <Skeleton width="80%" />
    <Skeleton width="60%" />
    <Skeleton width="70%" />
  </div>
)

const Nothing = () => {
  const m = useMessages(systemMessages).notices
  return (
    <div className={classes.empty}>
      <IconBellCheck size={28} stroke={1.5} aria-hidden />
      <p>{m.empty}</p>
      <p className={shared.hint}>{m.emptyText}</p>
    </div>
  )
}

const Items = ({ onGo }: { onGo: () => void }) => {
  const m = useMessages(systemMessages).notices
  const found = useNotices()
  const { rows, isPending, error, refetch } = found
  const mark = useMarkRead()
  if (isPending) return <Waiting />
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (rows.length === 0) return <Nothing />
  return (
    <>
      <ul className={shared.list}>
        {rows.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onRead={(id) => mark([id])} onGo={onGo} />
        ))}
      </ul>
      <LoadMoreButton query={found} className={classes.more} variant="subtle" size="compact-sm">
        {m.more}
      </LoadMoreButton>
    </>
  )
}

/** Notices of the person, newest first. */
export const NoticeList = ({ onGo }: { onGo: () => void }) => {
  const m = useMessages(systemMessages).notices
  const { unread } = useNotices()
  const mark = useMarkRead()
  return (
    <section aria-label={m.title}>
      <div className={classes.head}>
        <h2>{m.title}</h2>
        <div className={classes.tools}>
          {unread > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={() => mark(undefined)}>
              {m.markAll}
            </Button>
          )}
          <ActionIcon
            aria-label={m.settings}
            title={m.settings}
            renderRoot={(props) => <Link to="/settings/notification" {...props} onClick={onGo} />}
          >
            <IconSettings size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <Items onGo={onGo} />
    </section>
  )
}
