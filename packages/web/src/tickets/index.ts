export { useTicketTable } from './use-ticket-table.tsx'
