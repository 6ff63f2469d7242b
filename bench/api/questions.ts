/** Queries of databases of several sizes, in the order of the table; each takes the number of orders and the round. */
type Questions = Readonly<Record<string, (orders: number, round: number) => string>>

const names = [
  'Vera Ziegler',
  'Anna Müller',
  'Hugo Smith',
  'Marta Costa',
  'Yuki Tanaka',
  'Nadia Petrov',
  'Theo Lambert',
]
const nameOf = (round: number) => encodeURIComponent(names[round % names.length] ?? '')

const newest = 'perPage=50&sort=-createAt'

export const aboutOrders: Questions = {
  list: () => `/api/orders?page=1&${newest}`,
  'list of a status': () => `/api/orders?page=1&${newest}&status=delivered`,
  'the middle': (orders, round) => `/api/orders?page=${Math.max(1, Math.floor(orders / 100) - round)}&${newest}`,
  'the end': (orders) => `/api/orders?page=${Math.ceil(orders / 50)}&${newest}`,
  search: (_, round) => `/api/orders?page=1&${newest}&q=${nameOf(round)}`,
  cards: () => '/api/orders/histories',
  'revenue by month': () => '/api/orders/revenue',
  'top products': () => '/api/orders/top-products',
}

/** Page in the middle of the invoices; one order in five has one in the generated data. */
const middle = (orders: number, round: number) => Math.max(1, Math.floor(orders / 500) - round)
const page = (number: number, query: string) => `/api/invoices?page=${number}&perPage=50&${query}`

export const aboutInvoices: Questions = {
  list: () => page(1, 'sort=-id'),
  'paid ones': () => page(1, 'sort=-id&state=paid'),
  'overdue ones, by due date': () => page(1, 'sort=dueDate&state=overdue'),
  'the middle, by number': (orders, round) => page(middle(orders, round), 'sort=-id'),
  'the middle, by customer': (orders, round) => page(middle(orders, round), 'sort=customer'),
  'the middle of those paid, by customer': (orders, round) => page(middle(orders, round), 'sort=customer&state=paid'),
  'the end, by customer': (orders) => page(Math.max(1, Math.ceil(orders / 250)), 'sort=customer'),
  'search by name': (_, round) => page(1, `sort=-id&q=${nameOf(round)}`),
  'search over all for INV-150': () => '/api/search?q=INV-150',
  'tabs and sums': () => '/api/invoices/state-counts',
  facets: () => '/api/invoices/facets',
  figures: () => '/api/invoices/figures',
  receivables: () => '/api/receivables?page=1&perPage=50',
  'receivables by age': () => '/api/receivables/totals',
  'statement of account': () => '/api/receivables/statement?id=7',
  'one invoice': (_, round) => `/api/invoices?id=INV-${String((round % 10) + 1).padStart(3, '0')}`,
  'its history': () => '/api/changes?page=1&perPage=50&entity=invoices&record=INV-001',
}

/** Path of a page of tickets. In the generated data one order in twenty has one, with eight messages on average. */
const tickets = (number: number, query: string) => `/api/tickets?page=${number}&perPage=50&${query}`
const words = ['parcel', 'invoice', 'camera', 'refund', 'address']

export const aboutTickets: Questions = {
  list: () => tickets(1, 'sort=-lastMessageAt'),
  'open ones': () => tickets(1, 'sort=-lastMessageAt&state=open'),
  'open ones of nobody, by when they are due': () => tickets(1, 'sort=dueAt&state=open&assigneeId.empty=true'),
  'the middle': (orders, round) => tickets(Math.max(1, Math.floor(orders / 2000) - round), 'sort=-lastMessageAt'),
  'the end': (orders) => tickets(Math.max(1, Math.ceil(orders / 1000)), 'sort=-lastMessageAt'),
  'search in messages': (_, round) => tickets(1, `sort=-lastMessageAt&q=${words[round % words.length]}`),
  'search by name': (_, round) => tickets(1, `sort=-lastMessageAt&q=${nameOf(round)}`),
  tabs: () => '/api/tickets/queues',
  cards: () => '/api/tickets/summary',
  facets: () => '/api/tickets/facets',
  figures: () => '/api/tickets/figures',
  'one ticket': (_, round) => `/api/tickets?id=${(round % 20) + 1}`,
  'its thread': (_, round) => `/api/messages?ticketId=${(round % 20) + 1}`,
  'its history': (_, round) => `/api/changes?page=1&perPage=50&aboutTicket=${(round % 20) + 1}`,
}
