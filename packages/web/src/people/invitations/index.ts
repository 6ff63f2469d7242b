export { loadInvitations } from './load-invitations.ts'
