export { forgetNotices, sendDigests } from './digest.ts'
export { mayActOn, notify, notifyWhoMay } from './notify.ts'
export { notifyOfJob } from './notify-of-job.ts'
export { serveNotices } from './routes.ts'
