import type { Condition } from '@quarterdeck/contract/kit/list'
import type { Change } from '@quarterdeck/contract/system/changes'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { toLocalDate } from '../../lib/i18n/zone.ts'
import type { RecordReference } from '../../lib/side-panel.ts'
import { LoadMoreButton } from '../../ui/more-button.tsx'
import { ProblemPanel } from '../../ui/problem-panel.tsx'
import { StatePanel } from '../../ui/state-panel.tsx'
import { useFaces } from '../index.ts'
import { recordMessages } from '../messages/index.ts'
import { Entry } from './entry.tsx'
import classes from './timeline.module.css'
import { timeline } from './timeline-query.ts'
import { EntrySkeleton, TimelineSkeleton } from './timeline-skeleton.tsx'

/** Returns the people of entries: those who acted, and those who were affected. */
const peopleIn = (entries: readonly Change[]): readonly number[] =>
  entries.flatMap(({ actor, entity, record }) => [
    ...(actor ? [actor.id] : []),
    ...(entity === 'users' ? [Number(record)] : []),
  ])

const keyOf = ({ at }: Change) => toLocalDate(new Date(at)).toDateString()

interface Entries {
  readonly entries: readonly Change[]
  readonly now: number
  /** Record whose screen this is; it is not linked to itself. */
  readonly home: RecordReference | undefined
}

const Entries = ({ entries, now, home }: Entries) => {
  const { dayOf } = useFormats()
  const faces = useFaces(peopleIn(entries))
  const among = (entity: Change['entity']) =>
    [...new Set(entries.flatMap((each) => (each.entity === entity ? [each.record] : [])))].sort()
  return [...Map.groupBy(entries, keyOf)].map(([key, some]) => (
    <section key={key} className={classes.day}>
      <h2>{dayOf(some[0]?.at ?? '')}</h2>
      <ol>
        {some.map((change) => (
          <Suspense key={change.id} fallback={<EntrySkeleton />}>
            <Entry
              change={change}
              title={change.entity === 'users' ? faces.get(Number(change.record))?.name : undefined}
              image={faces.get(change.actor?.id ?? 0)?.image ?? ''}
              among={among(change.entity)}
              now={now}
              isHome={home?.entity === change.entity && home.record === change.record}
            />
          </Suspense>
        ))}
      </ol>
    </section>
  ))
}

/** Shows the journal by days, newest first. `where` limits it to records or to a person. */
export const Timeline = ({ where, home }: { where: readonly Condition[]; home?: RecordReference }) => {
  const m = useMessages(recordMessages).history
  const query = useInfiniteQuery(timeline(where))
  if (query.isPending) return <TimelineSkeleton />
  if (query.isError) return <ProblemPanel error={query.error} onRetry={() => void query.refetch()} />
  const { pages } = query.data
  if (pages[0]?.entries.length === 0) {
    return (
      <StatePanel picture={<IconHistory size={36} stroke={1.5} aria-hidden />} title={m.empty} text={m.emptyText} />
    )
  }
  return (
    <div className={classes.timeline}>
      <Entries entries={pages.flatMap(({ entries }) => entries)} now={query.dataUpdatedAt} home={home} />
      <LoadMoreButton query={query} className={classes.more}>
        {m.more}
      </LoadMoreButton>
    </div>
  )
}
