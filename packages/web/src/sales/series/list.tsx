import { recurrenceUnits } from '@quarterdeck/contract/sales/recurrence'
import { type Series, seriesKind } from '@quarterdeck/contract/sales/series'
import { idOf } from '../../kit/lib/api/list-source.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { facetsOf, useReferenceFacet } from '../../kit/records/index.ts'
import { recordList } from '../../kit/records/lists/index.ts'
import { useSeriesChanges, useSeriesHistory } from './described.ts'
import { useSeriesFields } from './fields.tsx'
import { useSeriesLabels } from './labels.ts'
import { seriesMessages } from './messages/index.ts'
import { seriesSource } from './source.ts'

export const SeriesList = recordList<Series>({
  source: seriesSource,
  useParts: ({ chosen }) => {
    const { list: m, rule } = useMessages(seriesMessages)
    const labels = useSeriesLabels()
    const customer = useReferenceFacet('users', 'customerId', labels.customer, chosen('customerId'))
    const facetOf = facetsOf(seriesKind, useSeriesHistory())
    return {
      title: m.title,
      search: m.search,
      emptyTitle: m.empty,
      emptyText: m.emptyText,
      create: { to: '/series/create', label: m.create },
      fields: useSeriesFields(),
      facets: [
        facetOf('state', { words: ['status', 'state'] }),
        { ...customer, words: ['customer', 'user'] },
        {
          field: 'unit',
          label: labels.rule,
          words: ['unit'],
          options: recurrenceUnits.map((value) => ({ value, label: rule(value, 1) })),
        },
        facetOf('makes'),
        facetOf('name', { rare: true }),
        facetOf('totalAmount', { words: ['total', 'amount'], rare: true }),
      ],
      nameOf: ({ name, customer }) => name || customer.name,
    }
  },
  useActions: ({ change, mayWrite }) => ({ actions: mayWrite ? [change] : [] }),
  removesOne: true,
  useChanges: useSeriesChanges,
  form: (series) => ({ to: '/series/$id', params: { id: idOf(series) } }),
})
