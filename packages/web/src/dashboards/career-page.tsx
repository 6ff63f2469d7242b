import { DashboardPage } from './dashboard-page.tsx'

/** Which positions are open, and who is on the way to them. */
export const CareerPage = () => <DashboardPage name="career" />
