export { CustomerPanel } from './customer-panel.tsx'
