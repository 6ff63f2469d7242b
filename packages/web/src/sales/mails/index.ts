export { MailTextsPage } from './mail-texts-page.tsx'
export { SendBatchDialog } from './send-batch-dialog.tsx'
export { SendingPanel } from './sending-panel.tsx'
