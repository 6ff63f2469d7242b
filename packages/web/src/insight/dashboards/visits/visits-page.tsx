import {
  channels,
  devices,
  visitList,
  visitorTypes,
  visitStages,
  visits,
} from '@quarterdeck/contract/insight/visits/visits'
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs'
import { listing } from '../../../kit/lib/api/queries.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { DataTable } from '../../../kit/ui/data-table/data-table.tsx'
import type { Facet } from '../../../kit/ui/data-table/field.ts'
import { useListState } from '../../../kit/ui/data-table/use-list-state.ts'
import { Page } from '../../../kit/ui/page.tsx'
import { StatePanel } from '../../../kit/ui/state-panel.tsx'
import { dashboardMessages } from '../messages/index.ts'
import { useVisitFields } from './fields.tsx'

const choice = <Value extends string>(
  field: string,
  label: string,
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): Facet => ({ field, label, options: values.map((value) => ({ value, label: words[value] })) })

const useFacets = (): readonly Facet[] => {
  const m = useMessages(dashboardMessages)
  const { fields: labels, stages, arrivals: arrivalWords } = m.visits
  const text = (field: 'entry' | 'exit' | 'zoneCountry' | 'language' | 'source' | 'site'): Facet => ({
    kind: 'text',
    field,
    label: labels[field],
    rare: true,
  })
  return [
    choice('stage', labels.stage, visitStages, stages),
    choice('channel', labels.channel, channels, m.channels),
    choice('device', labels.device, devices, m.devices),
    { kind: 'days', field: 'startedAt', label: labels.startedAt },
    { ...choice('arrival', labels.arrival, visitorTypes, arrivalWords), rare: true },
    { kind: 'text', field: 'campaign', label: labels.campaign, rare: true, empties: true },
    ...(['entry', 'exit', 'zoneCountry', 'language', 'source', 'site'] as const).map(text),
    { kind: 'number', field: 'pages', label: labels.pages, rare: true },
  ]
}

/** Lists visits to the shop's sites. Visitors are anonymous. */
export const VisitsPage = () => {
  const { visits: m } = useMessages(dashboardMessages)
  const state = useListState(visitList)
  return (
    <Page title={m.title} about={m.about} layout="fill">
      <DataTable
        label={m.title}
        spec={visitList}
        state={state}
        pageOf={(request) => listing(visits.list, visitList, request)}
        fields={useVisitFields()}
        actions={[]}
        facets={useFacets()}
        searchLabel={m.filter}
        idOf={({ id }) => String(id)}
        nameOf={({ id }) => m.one(id)}
        empty={
          <StatePanel
            picture={<IconRoute size={36} stroke={1.5} aria-hidden />}
            title={m.emptyTitle}
            text={m.emptyText}
          />
        }
      />
    </Page>
  )
}
