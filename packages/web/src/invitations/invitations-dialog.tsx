import { useMessages } from '../lib/i18n/use-messages.ts'
import { ModalFrame } from '../ui/modal-frame.tsx'
import type { OverlayProps } from '../ui/use-overlay.tsx'
import { InviteForm } from './invite-form.tsx'
import { invitationMessages } from './messages/index.ts'
import { OpenInvitations } from './open-invitations.tsx'

/** Invites people, and shows the invitations that nobody has accepted yet. */
export const InvitationsDialog = ({ opened, onClose }: OverlayProps) => {
  const m = useMessages(invitationMessages)
  return (
    <ModalFrame opened={opened} title={m.title} size="lg" onClose={onClose}>
      <InviteForm />
      <OpenInvitations />
    </ModalFrame>
  )
}
