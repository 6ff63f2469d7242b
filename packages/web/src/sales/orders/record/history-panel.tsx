import { Suspense } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { useMay } from '../../../lib/session.ts'
import { Timeline, TimelineSkeleton } from '../../../records/history/index.ts'
import { Panel } from '../../../ui/panel.tsx'
import { orderMessages } from '../messages/index.ts'

/** Everything that happened to an order: who, when, from what to what. */
export const HistoryPanel = ({ id }: { id: string }) => {
  const m = useMessages(orderMessages).record
  if (!useMay('changes:read')) return null
  return (
    <Panel title={m.history}>
      {/* Its words may still be on their way: that is no reason to take the order away. */}
      <Suspense fallback={<TimelineSkeleton />}>
        <Timeline
          home={{ entity: 'orders', record: id }}
          where={[{ field: 'aboutOrder', op: 'in', values: [Number(id)] }]}
        />
      </Suspense>
    </Panel>
  )
}
