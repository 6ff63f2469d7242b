import { Button } from '@mantine/core'
import { type Work, type WorkState, work, workKinds, workList, workStates } from '@quarterdeck/contract/system/work'
import IconClockPlay from '@tabler/icons-react/dist/esm/icons/IconClockPlay.mjs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../kit/lib/api/client.ts'
import { listing } from '../../kit/lib/api/queries.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { DataTable } from '../../kit/ui/data-table/data-table.tsx'
import type { Field } from '../../kit/ui/data-table/field.ts'
import { useListState } from '../../kit/ui/data-table/use-list-state.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { Page } from '../../kit/ui/page.tsx'
import { reportProblem } from '../../kit/ui/report-problem.ts'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { StatePanel } from '../../kit/ui/state-panel.tsx'
import { StatusBadge, type Tone } from '../../kit/ui/status-badge.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { BackupsPanel, SamplePanel } from '../backups/index.ts'
import { systemMessages } from '../messages/index.ts'

const tones: Readonly<Record<WorkState, Tone>> = { failed: 'red', running: 'amber', waiting: 'gray' }

const RetryButton = ({ id, name }: { id: number; name: string }) => {
  const m = useMessages(systemMessages).work
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(work.retry, { body: { id } }),
    onSuccess: () => toast.success(m.retried(name)),
    onError: (error) => reportProblem(common, error),
    onSettled: () => queries.invalidateQueries({ queryKey: ['work'] }),
  })
  return (
    <Button variant="default" size="xs" loading={isPending} aria-label={m.retryNamed(name)} onClick={() => mutate()}>
      {m.retry}
    </Button>
  )
}

const useNameOf = () => {
  const m = useMessages(systemMessages).work
  // The first digits of a job's id are enough to tell it from others, here and in the log.
  return ({ kind, key }: Work): string => m.kinds[kind] + (key && ` ${key.slice(0, 8)}`)
}

const useWorkFields = (): readonly Field<Work>[] => {
  const { fields: m, states, retry } = useMessages(systemMessages).work
  const { instant, dateTime } = useFormats()
  const nameOf = useNameOf()
  return [
    {
      name: 'kind',
      label: m.kind,
      cell: nameOf,
      width: 340,
      minWidth: 340,
      grow: 2,
      skeleton: <Skeleton width={140} />,
      card: 'title',
    },
    {
      name: 'state',
      label: m.state,
      cell: ({ state }) => <StatusBadge tone={tones[state]}>{states[state]}</StatusBadge>,
      words: Object.values(states),
      sortable: true,
      skeleton: <Skeleton width={72} />,
      card: 'badge',
    },
    {
      name: 'dueAt',
      label: m.dueAt,
      cell: ({ dueAt }) => (
        <time dateTime={dueAt} title={instant(dueAt)}>
          {dateTime(dueAt)}
        </time>
      ),
      sortable: true,
      width: 200,
      minWidth: 180,
      skeleton: <Skeleton width={140} />,
      card: 'detail',
    },
    {
      name: 'attempts',
      label: m.attempts,
      cell: ({ attempts }) => attempts,
      align: 'end',
      sortable: true,
      width: 110,
      skeleton: <Skeleton width={16} />,
      card: 'hidden',
    },
    {
      name: 'error',
      label: m.error,
      cell: ({ error }) => error && <bdi title={error}>{error}</bdi>,
      width: 320,
      minWidth: 180,
      grow: 4,
      skeleton: <Skeleton width={180} />,
      card: 'detail',
    },
    {
      name: 'retry',
      label: retry,
      cell: (row) => row.state === 'failed' && <RetryButton id={row.id} name={nameOf(row)} />,
      width: 150,
      grow: 0,
      skeleton: <Skeleton width={72} />,
      card: 'detail',
    },
  ]
}

/** Lists what Quarterdeck does by itself: when it is due, and what failed. */
export const SystemPage = () => {
  const m = useMessages(systemMessages).work
  const state = useListState(workList)
  const mayBackUp = usePermission('backups:run')
  const fields = useWorkFields()
  return (
    <Page title={m.title} about={m.about} layout="fill">
      {mayBackUp && <BackupsPanel />}
      {mayBackUp && <SamplePanel />}
      <DataTable
        label={m.title}
        spec={workList}
        state={state}
        pageOf={(request) => listing(work.list, workList, request)}
        fields={fields}
        actions={[]}
        facets={[
          {
            field: 'state',
            label: m.fields.state,
            options: workStates.map((value) => ({ value, label: m.states[value] })),
          },
          {
            field: 'kind',
            label: m.fields.kind,
            options: workKinds.map((value) => ({ value, label: m.kinds[value] })),
          },
          { kind: 'days', field: 'dueAt', label: m.fields.dueAt },
        ]}
        searchLabel={m.search}
        idOf={({ id }) => String(id)}
        nameOf={useNameOf()}
        empty={
          <StatePanel
            picture={<IconClockPlay size={36} stroke={1.5} aria-hidden />}
            title={m.emptyTitle}
            text={m.emptyText}
          />
        }
      />
    </Page>
  )
}
