export { DownloadData } from './account-deactivation/download-data.tsx'
