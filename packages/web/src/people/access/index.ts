export { AccessLink } from './access-link.tsx'
