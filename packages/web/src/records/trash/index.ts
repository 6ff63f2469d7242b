export { BinLink } from './bin-link.tsx'
