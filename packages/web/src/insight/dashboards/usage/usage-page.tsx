import { type Usage, usage, usageKinds, usageList } from '@quarterdeck/contract/insight/visits/usage'
import IconActivity from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs'
import { listing } from '../../../kit/lib/api/queries.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { DataTable } from '../../../kit/ui/data-table/data-table.tsx'
import type { Facet, Field } from '../../../kit/ui/data-table/field.ts'
import { useListState } from '../../../kit/ui/data-table/use-list-state.ts'
import { Page } from '../../../kit/ui/page.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { StatePanel } from '../../../kit/ui/state-panel.tsx'
import { dashboardMessages } from '../messages/index.ts'
import { actionNames, featureNames } from '../usage-words.ts'
import { useFormatsInZone } from '../use-frame.ts'

const narrow = <Skeleton width={56} />
const wide = <Skeleton width={160} />

const useFields = (): readonly Field<Usage>[] => {
  const { usage: m } = useMessages(dashboardMessages)
  const { date, number } = useFormats()
  const { milliseconds } = useFormatsInZone('UTC')
  const locale = useLocale()
  const [screenOf, actionOf] = [featureNames(locale), actionNames(locale, m.methods)]
  const count = (name: 'calls' | 'failed' | 'missed'): Field<Usage> => ({
    name,
    label: m.fields[name],
    sortable: true,
    align: 'end',
    width: 150,
    skeleton: narrow,
    card: 'detail',
    cell: (row) => number(row[name]),
  })
  return [
    {
      name: 'day',
      label: m.fields.day,
      sortable: true,
      width: 140,
      skeleton: narrow,
      card: 'detail',
      cell: ({ day }) => <time dateTime={day}>{date(day)}</time>,
    },
    {
      name: 'screen',
      label: m.fields.screen,
      sortable: true,
      width: 180,
      skeleton: wide,
      card: 'hidden',
      cell: ({ screen }) => <bdi>{screenOf(screen)}</bdi>,
    },
    {
      name: 'action',
      label: m.fields.action,
      width: 260,
      minWidth: 180,
      grow: 2,
      skeleton: wide,
      card: 'title',
      cell: ({ action }) => <bdi title={actionOf(action)}>{actionOf(action)}</bdi>,
    },
    count('calls'),
    {
      name: 'took',
      label: m.fields.took,
      align: 'end',
      width: 150,
      skeleton: narrow,
      card: 'detail',
      cell: ({ took, calls }) => milliseconds(Math.round(took / calls)),
    },
    count('missed'),
    count('failed'),
  ]
}

const useFacets = (): readonly Facet[] => {
  const { usage: m } = useMessages(dashboardMessages)
  return [
    { field: 'way', label: m.fields.way, options: usageKinds.map((value) => ({ value, label: m.ways[value] })) },
    { kind: 'days', field: 'day', label: m.fields.day },
    { kind: 'text', field: 'screen', label: m.fields.screen },
    { kind: 'text', field: 'action', label: m.fields.action, rare: true },
    { kind: 'number', field: 'failed', label: m.fields.failed, rare: true },
    { kind: 'number', field: 'missed', label: m.fields.missed, rare: true },
  ]
}

/** Lists daily usage of the product, without user names. */
export const UsagePage = () => {
  const { usage: m } = useMessages(dashboardMessages)
  const state = useListState(usageList)
  return (
    <Page title={m.title} about={m.about} layout="fill">
      <DataTable
        label={m.title}
        spec={usageList}
        state={state}
        pageOf={(request) => listing(usage.list, usageList, request)}
        fields={useFields()}
        actions={[]}
        facets={useFacets()}
        searchLabel={m.filter}
        idOf={({ id }) => String(id)}
        nameOf={({ id }) => m.one(id)}
        empty={
          <StatePanel
            picture={<IconActivity size={36} stroke={1.5} aria-hidden />}
            title={m.emptyTitle}
            text={m.emptyText}
          />
        }
      />
    </Page>
  )
}
