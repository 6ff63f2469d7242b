import { type Job, jobKinds, jobs } from '@quarterdeck/contract/system/jobs'
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { read } from '../../kit/lib/api/client.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { isJobOver } from '../../kit/records/index.ts'
import { LoadMoreButton } from '../../kit/ui/more-button.tsx'
import { Page } from '../../kit/ui/page.tsx'
import { ProblemPanel } from '../../kit/ui/problem-panel.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { StatePanel } from '../../kit/ui/state-panel.tsx'
import { systemMessages } from '../messages/index.ts'
import { JobRow } from './job-row.tsx'
import classes from './jobs.module.css'

const perPage = 25
/** Kinds of jobs that are listed; cleaning is the product's own business. */
const shown = jobKinds.filter((kind) => kind !== 'cleaning').map((kind) => ['kind', kind])
const everyMs = 1000

const useJobs = () =>
  useInfiniteQuery({
    queryKey: ['jobs', 'list'],
    queryFn: async ({ pageParam, signal }) => {
      const list = [...shown, ['perPage', String(perPage)], ...(pageParam ? [['after', pageParam]] : [])] as [
        string,
        string,
      ][]
      const { data, next } = await read(jobs.list, { list, signal })
      return { rows: data, next }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ rows }) => rows.some((job: Job) => !isJobOver(job))) ? everyMs : false,
  })

const Outline = () => (
  <li className={classes.job}>
    <div className={classes.what}>
      <Skeleton width={180} height={14} />
      <Skeleton width={240} />
    </div>
  </li>
)

/** Running and finished jobs, which can be stopped and undone. */
export const JobsPage = () => {
  const m = useMessages(systemMessages).jobs
  const query = useJobs()
  const { data, error, refetch } = query
  const rows = data?.pages.flatMap((page) => page.rows)
  return (
    <Page title={m.title}>
      {!rows && error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {!rows && !error && (
        <ul className={classes.list} aria-busy="true">
          {Array.from({ length: 6 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing but places
            <Outline key={index} />
          ))}
        </ul>
      )}
      {rows?.length === 0 && (
        <StatePanel
          picture={<IconStack2 size={36} stroke={1.5} aria-hidden />}
          title={m.emptyTitle}
          text={m.emptyText}
        />
      )}
      {rows && rows.length > 0 && (
        <ul className={classes.list}>
          {rows.map((job) => (
            <Suspense key={job.id} fallback={<Outline />}>
              <JobRow job={job} />
            </Suspense>
          ))}
        </ul>
      )}
      <LoadMoreButton query={query} className={classes.more}>
        {m.more}
      </LoadMoreButton>
    </Page>
  )
}
