export { BackupsPanel } from './backups-panel.tsx'
export { SamplePanel } from './sample-panel.tsx'
