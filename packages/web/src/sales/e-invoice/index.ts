export { EInvoiceDialog } from './e-invoice-dialog.tsx'
