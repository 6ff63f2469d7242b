import { Button } from '@mantine/core'
import type { Change } from '@quarterdeck/contract/system/changes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import type { RecordReference } from '../../../lib/side-panel.ts'
import { LoadMoreButton } from '../../../ui/more-button.tsx'
import { ProblemPanel } from '../../../ui/problem-panel.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { type History, useHistory } from '../../index.ts'
import { recordMessages } from '../../messages/index.ts'
import { ActorName } from '../actor.tsx'
import { fieldNameAsWords } from '../shown-value.tsx'
import { timeline } from '../timeline-query.ts'
import { TimelineSkeleton } from '../timeline-skeleton.tsx'
import classes from './versions.module.css'

const VersionDialog = lazy(async () => ({ default: (await import('./version-dialog.tsx')).VersionDialog }))

interface RowProps {
  readonly change: Change
  readonly history: History
  readonly isCurrent: boolean
  readonly onCompare: () => void
}

const Row = ({ change: { version, actor, at, after, action }, history, isCurrent, onCompare }: RowProps) => {
  const m = useMessages(recordMessages).versions
  const { date, instant, time } = useFormats()
  const names = action === 'update' ? Object.keys(after ?? {}) : []
  return (
    <li className={classes.version}>
      <div className={classes.about}>
        <span className={classes.name}>{m.version(version)}</span>
        {isCurrent && <StatusBadge tone="green">{m.current}</StatusBadge>}
        <span className={classes.who}>
          <ActorName actor={actor} />
          <time dateTime={at} title={instant(at)}>
            {`${date(at)} · ${time(at)}`}
          </time>
        </span>
        {names.length > 0 && (
          <span className={classes.fields}>
            {m.changed(names.map((name) => history.fields[name]?.label ?? fieldNameAsWords(name)).join(', '))}
          </span>
        )}
      </div>
      {!isCurrent && (
        <Button variant="default" size="xs" aria-label={m.compareWith(version)} onClick={onCompare}>
          {m.compare}
        </Button>
      )}
    </li>
  )
}

interface Props {
  readonly place: RecordReference
  /** The fields that are not set back to what they were. */
  readonly but?: readonly string[]
}

/** The versions of a record, the newest first; each is compared with the present one and brought back in whole or in part. */
export const Versions = ({ place, but = [] }: Props) => {
  const m = useMessages(recordMessages).versions
  const history = useHistory(place.entity)
  const [compared, setCompared] = useState<number>()
  const query = useInfiniteQuery(
    timeline([
      { field: 'entity', op: 'in', values: [place.entity] },
      { field: 'record', op: 'in', values: [place.record] },
    ]),
  )
  if (query.isPending) return <TimelineSkeleton />
  if (query.isError) return <ProblemPanel error={query.error} onRetry={() => void query.refetch()} />
  const entries = query.data.pages.flatMap((page) => page.entries)
  return (
    <>
      <ol className={classes.versions} aria-label={m.label}>
        {entries.map((change, index) => (
          <Row
            key={change.id}
            change={change}
            history={history}
            isCurrent={index === 0}
            onCompare={() => setCompared(change.version)}
          />
        ))}
      </ol>
      <LoadMoreButton query={query} className={classes.more}>
        {m.more}
      </LoadMoreButton>
      {compared !== undefined && (
        <Suspense>
          <VersionDialog
            place={place}
            version={compared}
            entries={entries}
            but={but}
            onClose={() => setCompared(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
