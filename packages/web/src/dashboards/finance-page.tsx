import { DashboardPage } from './dashboard-page.tsx'

/** What is owed, and what was billed and paid. */
export const FinancePage = () => <DashboardPage name="finance" />
