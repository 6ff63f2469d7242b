import { Suspense } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { usePermission } from '../../lib/session.ts'
import type { RecordReference } from '../../lib/side-panel.ts'
import { Panel } from '../../ui/panel.tsx'
import { useKind } from '../index.ts'
import { recordMessages } from '../messages/index.ts'
import { Timeline } from './timeline.tsx'
import { changesOf } from './timeline-query.ts'
import { TimelineSkeleton } from './timeline-skeleton.tsx'

/** Everything that happened to a record: who, when, from what to what. */
export const HistoryPanel = ({ place }: { place: RecordReference }) => {
  const m = useMessages(recordMessages).panel
  const { timelineOf } = useKind(place.entity)
  if (!usePermission('changes:read')) return null
  return (
    <Panel title={m.history}>
      {/* Its words may still be on their way: that is no reason to take the record away. */}
      <Suspense fallback={<TimelineSkeleton />}>
        <Timeline home={place} where={timelineOf?.(place.record) ?? changesOf(place)} />
      </Suspense>
    </Panel>
  )
}
