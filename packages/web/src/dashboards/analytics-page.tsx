import { DashboardPage } from './dashboard-page.tsx'

/** Who comes to the shop, from where, and how far. */
export const AnalyticsPage = () => <DashboardPage name="analytics" />
