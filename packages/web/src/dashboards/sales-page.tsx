import { DashboardPage } from './dashboard-page.tsx'

/** How much is sold, of what, and to whom. */
export const SalesPage = () => <DashboardPage name="sales" />
