import type { Series } from '@quarterdeck/contract/sales/series'
import { useFormats } from '../../lib/i18n/formats.ts'
import { localeNames } from '../../lib/i18n/locale.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { fieldsOf, None, RecordLink } from '../../records/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { Field } from '../../ui/data-table/field.ts'
import { Day } from '../../ui/day.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSeriesLabels } from './labels.ts'
import { seriesMessages } from './messages/index.ts'
import classes from './series.module.css'
import { SeriesStateBadge, useDayWords } from './state.tsx'

/** What is for the panel, or for a screen of its own. */
type Unlisted =
  | 'billingAddress'
  | 'dayOfMonth'
  | 'discountAmount'
  | 'every'
  | 'notes'
  | 'pausedBy'
  | 'pricesIncludeTax'
  | 'products'
  | 'shippingCharge'
  | 'shippingTaxRate'
  // What it tells is a part of the state.
  | 'status'
  | 'tax'
  | 'taxes'
  | 'taxExemption'
  | 'terms'
  | 'termDays'

/** What a list shows of a series. */
export const useSeriesFields = (): readonly Field<Series>[] => {
  const { states, kinds, rule } = useMessages(seriesMessages)
  const labels = useSeriesLabels()
  const { money, number } = useFormats()
  const mayWrite = useMay('series:write')
  const day = useDayWords()
  const shownDay = (at: string | null) => (at === null ? <None /> : <span data-figures>{day(at)}</span>)
  const optionalDay = {
    optional: true,
    width: 128,
    minWidth: 116,
    skeleton: <Skeleton width={80} />,
    card: 'hidden',
  } as const
  return fieldsOf<Series, Unlisted>(
    { ...labels, unit: labels.rule },
    {
      customer: {
        cell: ({ id, customer }) => (
          <RecordLink entity="series" record={String(id)} className={classes.named}>
            <Avatar name={customer.name} image={customer.image} />
            <bdi>{customer.name}</bdi>
          </RecordLink>
        ),
        sortable: true,
        width: 240,
        minWidth: 176,
        grow: 3,
        skeleton: <Skeleton width={140} />,
        card: 'title',
      },
      state: {
        cell: ({ state }) => <SeriesStateBadge state={state} />,
        words: Object.values(states),
        skeleton: <Skeleton width={72} height={20} />,
        card: 'badge',
      },
      unit: {
        cell: ({ unit, every }) => rule(unit, every),
        width: 160,
        minWidth: 116,
        priority: 2,
        skeleton: <Skeleton width={88} />,
        card: 'detail',
      },
      nextDate: {
        cell: ({ state, nextDate }) => shownDay(state === 'active' ? nextDate : null),
        sortable: true,
        width: 136,
        minWidth: 116,
        priority: 1,
        skeleton: <Skeleton width={80} />,
        card: 'detail',
      },
      madeCount: {
        cell: ({ madeCount }) => <span data-figures>{number(madeCount)}</span>,
        align: 'end',
        width: 128,
        minWidth: 104,
        priority: 4,
        skeleton: <Skeleton width={32} />,
        card: 'hidden',
      },
      makes: {
        cell: ({ makes }) => kinds[makes],
        editable: mayWrite,
        words: Object.values(kinds),
        width: 180,
        minWidth: 140,
        priority: 3,
        skeleton: <Skeleton width={110} />,
        card: 'hidden',
      },
      lastDate: { cell: ({ lastDate }) => shownDay(lastDate), ...optionalDay },
      startDate: { cell: ({ startDate }) => shownDay(startDate), ...optionalDay },
      endDate: { cell: ({ endDate }) => shownDay(endDate), ...optionalDay },
      maxCount: {
        cell: ({ maxCount }) => (maxCount === null ? <None /> : <span data-figures>{number(maxCount)}</span>),
        optional: true,
        align: 'end',
        width: 128,
        minWidth: 104,
        skeleton: <Skeleton width={32} />,
        card: 'hidden',
      },
      reference: {
        cell: ({ reference }) => reference || <None />,
        optional: true,
        width: 160,
        minWidth: 116,
        skeleton: <Skeleton width={96} />,
        card: 'hidden',
      },
      language: {
        cell: ({ language }) => localeNames[language],
        optional: true,
        words: Object.values(localeNames),
        skeleton: <Skeleton width={64} />,
        card: 'hidden',
      },
      createdAt: { cell: ({ createdAt }) => <Day at={createdAt} />, sortable: true, ...optionalDay },
      totalAmount: {
        cell: ({ totalAmount }) => <span data-figures>{money(totalAmount)}</span>,
        sortable: true,
        align: 'end',
        width: 128,
        minWidth: 104,
        skeleton: <Skeleton width={64} />,
        card: 'detail',
      },
    },
  )
}
