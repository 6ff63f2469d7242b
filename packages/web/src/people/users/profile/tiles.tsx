import { orderStatuses } from '@quarterdeck/contract/kit/constants'
import type { UserSummary } from '@quarterdeck/contract/people/profile'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { type Tile, Tiles } from '../../../kit/ui/tiles/tiles.tsx'
import { userMessages } from '../messages/index.ts'
import { useProfileAddress } from './profile-address.ts'

const notReturned = orderStatuses.filter((status) => status !== 'Return')

const useTiles = ({ orders, invoices, tickets, reviews }: UserSummary): readonly Tile[] => {
  const { tiles: m } = useMessages(userMessages).profile
  const { money, number } = useFormats()
  const { part } = useProfileAddress()
  const to = (parameters: Parameters<typeof part>[0]) =>
    ({ to: '/users/profile', search: part(parameters), resetScroll: false }) as const
  const tiles: Tile[] = []
  if (orders) {
    const { value, total, returned } = orders
    const link = to({ tab: 'orders', status: notReturned })
    tiles.push({ label: m.value, figure: money(value), hint: m.valueHint, link })
    tiles.push({ label: m.orders, figure: number(total), hint: m.ordersHint(returned), link: to({ tab: 'orders' }) })
  }
  if (tickets) {
    const link = to({ tab: 'tickets', status: 'Open' })
    tiles.push({ label: m.tickets, figure: number(tickets.open), hint: m.ticketsHint(tickets.total), link })
  }
  if (invoices) {
    const link = to({ tab: 'invoices', status: 'pending' })
    tiles.push({
      label: m.invoices,
      figure: number(invoices.pending),
      hint: [m.invoicesHint(money(invoices.due)), invoices.credit > 0 && m.credit(money(invoices.credit))]
        .filter(Boolean)
        .join(' · '),
      link,
    })
  }
  if (reviews) {
    const hint = reviews.rating === null ? m.noReviews : m.reviewsHint(reviews.rating)
    tiles.push({ label: m.reviews, figure: number(reviews.total), hint, link: to({ tab: 'reviews' }) })
  }
  return tiles
}

/** Renders figures of a person; each links to the records it counts. */
export const ProfileTiles = ({ summary }: { summary: UserSummary }) => {
  const m = useMessages(userMessages).profile
  return <Tiles label={m.figures} tiles={useTiles(summary)} />
}
