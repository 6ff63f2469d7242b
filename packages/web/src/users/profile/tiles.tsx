import { orderStatuses } from '@quarterdeck/contract/constants'
import type { UserSummary } from '@quarterdeck/contract/profile'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { SearchParams } from '../../lib/search-params.ts'
import { profileMessages } from './messages/index.ts'
import { useProfileAddress } from './profile-address.ts'
import classes from './tiles.module.css'

interface Tile {
  readonly label: string
  readonly figure: string
  readonly hint: string
  /** Where exactly the records are that were counted. */
  readonly leads: SearchParams
}

const notReturned = orderStatuses.filter((status) => status !== 'Return')

const useTiles = ({ orders, invoices, tickets, reviews }: UserSummary): readonly Tile[] => {
  const { tiles: m } = useMessages(profileMessages)
  const { money, number } = useFormats()
  const tiles: Tile[] = []
  if (orders) {
    const { value, total, returned } = orders
    const leads = { tab: 'orders', status: notReturned }
    tiles.push({ label: m.value, figure: money(value), hint: m.valueHint, leads })
    tiles.push({ label: m.orders, figure: number(total), hint: m.ordersHint(returned), leads: { tab: 'orders' } })
  }
  if (tickets) {
    const leads = { tab: 'tickets', status: 'Open' }
    tiles.push({ label: m.tickets, figure: number(tickets.open), hint: m.ticketsHint(tickets.total), leads })
  }
  if (invoices) {
    const leads = { tab: 'invoices', status: 'pending' }
    tiles.push({
      label: m.invoices,
      figure: number(invoices.pending),
      hint: m.invoicesHint(money(invoices.due)),
      leads,
    })
  }
  if (reviews) {
    const hint = reviews.rating === null ? m.noReviews : m.reviewsHint(reviews.rating)
    tiles.push({ label: m.reviews, figure: number(reviews.total), hint, leads: { tab: 'reviews' } })
  }
  return tiles
}

/** What the person has to do with the business, in figures; each leads to what it counts. */
export const Tiles = ({ summary }: { summary: UserSummary }) => {
  const m = useMessages(profileMessages)
  const { part } = useProfileAddress()
  return (
    <nav className={classes.tiles} aria-label={m.figures}>
      {useTiles(summary).map(({ label, figure, hint, leads }) => (
        <Link key={label} to="/users/profile" search={part(leads)} className={classes.tile} resetScroll={false}>
          <span className={classes.label}>{label}</span>
          <span className={classes.figure}>{figure}</span>
          <span className={classes.hint}>{hint}</span>
        </Link>
      ))}
    </nav>
  )
}
