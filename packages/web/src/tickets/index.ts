export { TicketDetails } from './details.tsx'
export { useTicketHistory } from './history.tsx'
export { useTicketTable } from './use-ticket-table.tsx'
