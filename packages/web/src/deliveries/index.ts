export { useDeliveryHistory } from './history.ts'
