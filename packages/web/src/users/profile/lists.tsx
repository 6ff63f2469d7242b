import type { ComponentType } from 'react'
import { useInvoiceTable } from '../../invoices/index.ts'
import { useOrderTable } from '../../orders/index.ts'
import { useReviewTable } from '../../reviews/index.ts'
import { useTicketTable } from '../../tickets/index.ts'
import { PersonList } from './person-list.tsx'
import type { Tab } from './profile-address.ts'

const Orders = () => <PersonList kind={useOrderTable()} entity="orders" owner="customerId" />
const Invoices = () => <PersonList kind={useInvoiceTable()} entity="invoices" owner="customerId" />
const Tickets = () => <PersonList kind={useTicketTable()} entity="tickets" owner="userId" />
const Reviews = () => <PersonList kind={useReviewTable()} entity="reviews" owner="userId" />

/** The person's records by tab. */
export const lists: Readonly<Record<Exclude<Tab, 'timeline'>, ComponentType>> = {
  orders: Orders,
  invoices: Invoices,
  tickets: Tickets,
  reviews: Reviews,
}
