export { DownloadData } from './account-deactivation/download-data.tsx'
export { ResetSecondFactor } from './two-factor/reset-second-factor.tsx'
