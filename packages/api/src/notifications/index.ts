export { forgetNotices, sendDigests } from './digest.ts'
export { notify, notifyWhoMay } from './notify.ts'
export { serveNotices } from './routes.ts'
export { tellOfJob } from './tell-of-job.ts'
