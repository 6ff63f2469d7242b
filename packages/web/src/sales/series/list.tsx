import { seriesKinds, seriesStates } from '@quarterdeck/contract/core/constants'
import { recurrenceUnits } from '@quarterdeck/contract/sales/recurrence'
import type { Series } from '@quarterdeck/contract/sales/series'
import { idOf } from '../../lib/api/list-source.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { part } from '../../lib/part.ts'
import { usePersonFacet } from '../../people/users/index.ts'
import { recordList } from '../../records/lists/index.ts'
import { useSeriesFields } from './fields.tsx'
import { useSeriesLabels } from './labels.ts'
import { seriesMessages } from './messages/index.ts'
import { seriesSource } from './source.ts'

export const SeriesList = recordList<Series>({
  source: seriesSource,
  useParts: ({ chosen }) => {
    const { list: m, states, rule, kinds } = useMessages(seriesMessages)
    const labels = useSeriesLabels()
    const customer = usePersonFacet('customerId', labels.customer, chosen('customerId'))
    return {
      title: m.title,
      search: m.search,
      emptyTitle: m.empty,
      emptyText: m.emptyText,
      create: { to: '/series/create', label: m.create },
      fields: useSeriesFields(),
      facets: [
        {
          field: 'state',
          label: labels.state,
          words: ['status', 'state'],
          options: seriesStates.map((value) => ({ value, label: states[value] })),
        },
        { ...customer, words: ['customer', 'user'] },
        {
          field: 'unit',
          label: labels.rule,
          words: ['unit'],
          options: recurrenceUnits.map((value) => ({ value, label: rule(value, 1) })),
        },
        {
          field: 'makes',
          label: labels.makes,
          options: seriesKinds.map((value) => ({ value, label: kinds[value] })),
        },
        { kind: 'money', field: 'totalAmount', label: labels.totalAmount, words: ['total', 'amount'], rare: true },
      ],
      nameOf: ({ customer: { name } }) => name,
    }
  },
  useActions: ({ change, mayWrite }) => ({ actions: mayWrite ? [change] : [] }),
  removesOne: true,
  changes: part(async () => (await import('./described.ts')).useSeriesChanges),
  form: (series) => ({ to: '/series/$id', params: { id: idOf(series) } }),
})
