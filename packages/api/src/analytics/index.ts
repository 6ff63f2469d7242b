export { campaigns, find as findCampaigns } from './campaigns.ts'
export { findGoals, goals, goalsReached } from './goals.ts'
export { serveAnalytics } from './routes.ts'
export { dropOldVisits, listed } from './store.ts'
