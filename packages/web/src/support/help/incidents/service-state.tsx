import { Button } from '@mantine/core'
import { type Incident, incidents } from '@quarterdeck/contract/support/incidents'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useVisitor } from '../../../kit/lib/session.ts'
import { Panel } from '../../../kit/ui/panel.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { useAction } from '../../../kit/ui/use-action.ts'
import { supportMessages } from '../../messages/index.ts'
import { incidentsNow } from './incident-query.ts'
import classes from './incidents.module.css'

const IncidentDialog = lazy(async () => ({ default: (await import('./incident-dialog.tsx')).IncidentDialog }))

const states = { ok: IconCircleCheck, degraded: IconAlertTriangle, outage: IconCircleX } as const
type State = keyof typeof states

/**
 * Derives the state of the service. A response proves that the database works; without one, the outage is larger than
 * any incident.
 */
const stateOf = (all: readonly Incident[] | undefined, isAway: boolean): State => {
  const now = (all ?? []).filter(({ endedAt }) => endedAt === null)
  if (isAway || now.some(({ impact }) => impact === 'outage')) return 'outage'
  return now.length > 0 ? 'degraded' : 'ok'
}

interface RowProps {
  readonly incident: Incident
  readonly isEditor: boolean
  readonly onEdit: () => void
}

const IncidentRow = ({ incident: { id, title, text, startedAt, updatedAt, endedAt }, isEditor, onEdit }: RowProps) => {
  const { state: m } = useMessages(supportMessages)
  const { moment } = useFormats()
  const { act, isBusy } = useAction('incidents')
  const end = (ended: boolean) => act(() => call(incidents.change, { body: { id, ended } }))
  return (
    <li className={classes.incident} data-over={endedAt !== null || undefined}>
      <strong>{title}</strong>
      {text && <p>{text}</p>}
      <p className={classes.when}>
        {endedAt ? m.ended(moment(startedAt), moment(endedAt)) : m.since(moment(startedAt))}
        {!endedAt && updatedAt !== startedAt && ` · ${m.updated(moment(updatedAt))}`}
      </p>
      {isEditor && (
        <div className={classes.tools}>
          {!endedAt && (
            <Button variant="default" size="compact-sm" onClick={onEdit}>
              {m.edit}
            </Button>
          )}
          <Button variant="default" size="compact-sm" disabled={isBusy} onClick={() => end(endedAt === null)}>
            {endedAt ? m.reopen : m.end}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Shows if all systems work, and announced incidents. */
export const ServiceState = () => {
  const { state: m } = useMessages(supportMessages)
  const isEditor = useVisitor()?.permissions.includes('incidents:write') ?? false
  const { data, error } = useQuery(incidentsNow)
  const [edited, setEdited] = useState<Incident | 'new'>()
  const state = stateOf(data?.incidents, error !== null)
  const Icon = states[state]
  return (
    <Panel
      title={m.title}
      tools={
        isEditor && (
          <Button variant="subtle" size="compact-sm" onClick={() => setEdited('new')}>
            {m.announce}
          </Button>
        )
      }
    >
      {data || error ? (
        <p className={classes.state} data-state={state}>
          <Icon size={20} stroke={1.75} aria-hidden />
          {error ? m.away : m.states[state]}
        </p>
      ) : (
        <Skeleton width={200} height={20} />
      )}
      {data && data.incidents.length > 0 && (
        <ul className={classes.incidents}>
          {data.incidents.map((incident) => (
            <IncidentRow key={incident.id} incident={incident} isEditor={isEditor} onEdit={() => setEdited(incident)} />
          ))}
        </ul>
      )}
      {edited && (
        <Suspense>
          <IncidentDialog {...(edited !== 'new' && { incident: edited })} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </Panel>
  )
}
