import IconFileOff from '@tabler/icons-react/dist/esm/icons/IconFileOff.mjs'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiError } from '../../lib/api-error.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useLazyModule } from '../../lib/lazy-module.ts'
import { usePermission } from '../../lib/session.ts'
import { placeOf, type RecordReference } from '../../lib/side-panel.ts'
import { ProblemPanel } from '../../ui/problem-panel.tsx'
import { StatePanel } from '../../ui/state-panel.tsx'
import { changesOf, Timeline } from '../history/index.ts'
import { type Kind, useKind } from '../index.ts'
import { useIsDeleted } from '../live/index.ts'
import { recordMessages } from '../messages/index.ts'
import classes from './side-panel.module.css'

const Gone = () => {
  const m = useMessages(recordMessages).panel
  return <StatePanel picture={<IconFileOff size={36} stroke={1.5} aria-hidden />} title={m.gone} text={m.goneText} />
}

const Problem = ({ error, reset }: ErrorComponentProps) =>
  error instanceof ApiError && error.code === 'not_found' ? <Gone /> : <ProblemPanel error={error} onRetry={reset} />

const Details = ({ record, reading }: { record: string; reading: NonNullable<Kind['reading']> }) => {
  const { Details: Own } = useLazyModule(reading)
  return <Own id={record} />
}

/** The record itself, and what happened to it. */
export const PanelContent = ({ place }: { place: RecordReference }) => {
  const m = useMessages(recordMessages).panel
  const mayReadChanges = usePermission('changes:read')
  const isGone = useIsDeleted(place)
  const { entity, record } = place
  const { reading, timelineOf } = useKind(entity)
  if (!reading || isGone) return <Gone />
  return (
    <CatchBoundary getResetKey={() => placeOf(place)} errorComponent={Problem}>
      <Details record={record} reading={reading} />
      {mayReadChanges && (
        <section className={classes.history}>
          <h3>{m.history}</h3>
          <Timeline home={place} where={timelineOf?.(record) ?? changesOf(place)} />
        </section>
      )}
    </CatchBoundary>
  )
}
