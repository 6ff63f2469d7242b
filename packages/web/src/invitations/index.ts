export { InviteButton } from './invite-button.tsx'
