import { DashboardPage } from './dashboard-page.tsx'

/** Who learns, how far they come, and what it brings. */
export const CoursePage = () => <DashboardPage name="course" />
