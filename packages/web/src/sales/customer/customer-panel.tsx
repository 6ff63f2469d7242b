import { orderStatuses } from '@quarterdeck/contract/kit/constants'
import { profile, type UserSummary } from '@quarterdeck/contract/people/profile'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { reading } from '../../kit/lib/api/queries.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import { RecordLink } from '../../kit/records/index.ts'
import { Avatar } from '../../kit/ui/avatar.tsx'
import { Panel } from '../../kit/ui/panel.tsx'
import { PhoneLink } from '../../kit/ui/phone-link.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { salesMessages } from '../messages/index.ts'
import classes from './customer-panel.module.css'

const notReturned = orderStatuses.filter((status) => status !== 'Return')

interface Figure {
  readonly label: string
  readonly figure: string | undefined
  /** Parameters of the person's page that shows exactly the counted records. */
  readonly leads: SearchParams
}

const useFigures = (summary: UserSummary | undefined): readonly Figure[] => {
  const m = useMessages(salesMessages).customer
  const { money, number, percent } = useFormats()
  const { orders, tickets, invoices } = summary ?? {}
  const share = orders && (orders.total === 0 ? 0 : orders.returned / orders.total)
  return [
    {
      label: m.value,
      figure: orders && money(orders.value),
      leads: { tab: 'orders', status: notReturned },
    },
    { label: m.orders, figure: orders && number(orders.total), leads: { tab: 'orders' } },
    {
      label: m.returnRate,
      figure: share === undefined ? undefined : percent(share),
      leads: { tab: 'orders', status: 'Return' },
    },
    {
      label: m.openTickets,
      figure: tickets && number(tickets.open),
      leads: { tab: 'tickets', status: 'Open' },
    },
    ...(invoices && invoices.credit > 0
      ? [{ label: m.credit, figure: money(invoices.credit), leads: { tab: 'invoices' } }]
      : []),
  ]
}

interface Customer {
  readonly id: number
  readonly name: string
  readonly image: string
  readonly email: string
  readonly phone: string
}

/** Shows the customer of an order or invoice with figures; each links to the records it counts. */
export const CustomerPanel = ({ customer }: { customer: Customer }) => {
  const m = useMessages(salesMessages).customer
  const id = String(customer.id)
  const summary = useQuery(reading(profile.summary, { id }))
  const figures = useFigures(summary.data)
  return (
    <Panel title={m.title}>
      <div className={classes.person}>
        <Avatar name={customer.name} image={customer.image} size={40} />
        <div>
          <RecordLink entity="users" record={id} className={classes.name}>
            <bdi>{customer.name}</bdi>
          </RecordLink>
          {customer.email && (
            <a className={classes.contact} href={`mailto:${customer.email}`}>
              {customer.email}
            </a>
          )}
          {customer.phone && <PhoneLink className={classes.contact} phone={customer.phone} />}
        </div>
      </div>
      {/* A customer who is no more has no page to lead to. */}
      {!summary.isError && (
        <nav className={classes.figures} aria-label={m.figures} aria-busy={summary.isPending}>
          {figures.map(({ label, figure, leads }) => (
            <Link key={label} to="/users/profile" search={{ id, ...leads }}>
              <span className={shared.hint}>{label}</span>
              <span className={classes.figure}>{figure ?? <Skeleton width={48} />}</span>
            </Link>
          ))}
        </nav>
      )}
    </Panel>
  )
}
