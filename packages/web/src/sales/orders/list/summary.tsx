import type { SummaryCard } from '@quarterdeck/contract/kit/fields'
import type { StatusCount } from '@quarterdeck/contract/sales/orders'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Figures } from '../../../kit/ui/figures/figures.tsx'
import { orderMessages } from '../messages/index.ts'
import { statusCounts, summaryCards } from '../source.ts'

/** Cards by the id of their count, and the orders each counts here. */
const cards = [
  { id: 1, name: 'total', Icon: IconShoppingCart, tone: 'accent', counts: () => true },
  { id: 2, name: 'new', Icon: IconSparkles, tone: 'amber', counts: ({ status }: StatusCount) => status === 'New' },
  {
    id: 3,
    name: 'delivered',
    Icon: IconTruckDelivery,
    tone: 'green',
    counts: ({ status }: StatusCount) => status === 'Delivered',
  },
  {
    id: 4,
    name: 'cancelled',
    Icon: IconCircleX,
    tone: 'red',
    counts: ({ status }: StatusCount) => status === 'Return',
  },
] as const

/** Returns the part of a count that was carried over from before go-live; undefined while unknown. */
const carriedOf = (
  card: SummaryCard | undefined,
  counts: readonly StatusCount[] | undefined,
  isCounted: (count: StatusCount) => boolean,
) => {
  if (!card || !counts) return undefined
  return card.totalOrder - counts.filter(isCounted).reduce((sum, { count }) => sum + count, 0)
}

/** Shows four totals, including orders from before go-live. */
export const OrderSummary = () => {
  const { summary: m } = useMessages(orderMessages).list
  const { number } = useFormats()
  const known = useQuery(summaryCards).data
  const counts = useQuery(statusCounts({ where: [] })).data?.counts
  return (
    <Figures
      label={m.label}
      figures={cards.map(({ id, name, Icon, tone, counts: isCounted }) => {
        const card = known?.find((each) => each.id === id)
        const carried = carriedOf(card, counts, isCounted)
        return {
          name,
          label: m[name],
          figure: card && number(card.totalOrder),
          hint: carried ? m.carried(carried) : undefined,
          icon: <Icon size={18} stroke={1.75} aria-hidden />,
          tone,
        }
      })}
    />
  )
}
