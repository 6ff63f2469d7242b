import { type Series, seriesKind } from '@quarterdeck/contract/sales/series'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { EmptyValue, RecordLink, useColumns } from '../../kit/records/index.ts'
import { Avatar } from '../../kit/ui/avatar.tsx'
import type { Field } from '../../kit/ui/data-table/field.ts'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { useSeriesHistory } from './described.ts'
import { useSeriesLabels } from './labels.ts'
import { seriesMessages } from './messages/index.ts'
import classes from './series.module.css'
import { SeriesStateBadge, useDayFormat } from './state.tsx'

/** Fields without a column in the list. */
const unlisted: readonly (keyof Series & string)[] = [
  'billingAddress',
  'dayOfMonth',
  'discountAmount',
  'every',
  'notes',
  'pausedBy',
  'pricesIncludeTax',
  'products',
  'shippingCharge',
  'shippingTaxRate',
  // What it tells is a part of the state.
  'status',
  'tax',
  'taxes',
  'taxExemption',
  'terms',
  'termDays',
]

export const useSeriesFields = (): readonly Field<Series>[] => {
  const { states, rule } = useMessages(seriesMessages)
  const labels = useSeriesLabels()
  const day = useDayFormat()
  return useColumns<Series>(seriesKind, useSeriesHistory(), unlisted, {
    customer: {
      cell: ({ id, customer }) => (
        <RecordLink entity="series" record={String(id)} className={classes.named}>
          <Avatar name={customer.name} image={customer.image} />
          <bdi>{customer.name}</bdi>
        </RecordLink>
      ),
      width: 240,
      minWidth: 176,
      grow: 3,
      skeleton: 140,
      card: 'title',
    },
    name: { width: 160, minWidth: 120, grow: 2, priority: 2, skeleton: 88, card: 'detail' },
    state: {
      cell: ({ state }) => <SeriesStateBadge state={state} />,
      skeleton: <Skeleton width={72} height={20} />,
      words: Object.values(states),
      card: 'badge',
    },
    unit: {
      label: labels.rule,
      cell: ({ unit, every }) => rule(unit, every),
      width: 160,
      minWidth: 116,
      priority: 2,
      skeleton: 88,
      card: 'detail',
    },
    nextDate: {
      cell: ({ state, nextDate }) =>
        state === 'active' && nextDate !== null ? <span data-figures>{day(nextDate)}</span> : <EmptyValue />,
      width: 136,
      minWidth: 116,
      priority: 1,
      skeleton: 80,
      card: 'detail',
    },
    madeCount: { priority: 4, card: 'hidden' },
    makes: { width: 180, minWidth: 140, priority: 3, skeleton: 110, card: 'hidden' },
    lastDate: { optional: true, card: 'hidden' },
    skippedDate: { optional: true, card: 'hidden' },
    startDate: { optional: true, card: 'hidden' },
    endDate: { optional: true, card: 'hidden' },
    maxCount: { optional: true, card: 'hidden' },
    reference: { optional: true, card: 'hidden' },
    language: { optional: true, skeleton: 64, card: 'hidden' },
    createdAt: { optional: true, width: 128, card: 'hidden' },
    totalAmount: { card: 'detail' },
  })
}
