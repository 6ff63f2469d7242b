export { InviteButton, loadInvitations } from './invite-button.tsx'
