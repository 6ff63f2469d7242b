import { invitations } from '@quarterdeck/contract/people/invitations'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { ModalFrame } from '../../kit/ui/modal-frame.tsx'
import { ProblemPanel } from '../../kit/ui/problem-panel.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import type { OverlayProps } from '../../kit/ui/use-overlay.tsx'
import { peopleMessages } from '../messages/index.ts'
import { InvitationRow } from './invitation-row.tsx'
import classes from './invitations.module.css'
import { InviteForm } from './invite-form.tsx'

/** Lists pending invitations. */
const OpenInvitations = () => {
  const m = useMessages(peopleMessages).invitations
  const { data, error, refetch } = useQuery(reading(invitations.list))
  return (
    <section className={classes.open} aria-labelledby="open-invitations">
      <h3 id="open-invitations">{m.open}</h3>
      {!data && error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton width={240} />}
      {data?.length === 0 && <p>{m.none}</p>}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Invites people, and lists pending invitations. */
export const InvitationsDialog = ({ opened, onClose }: OverlayProps) => {
  const m = useMessages(peopleMessages).invitations
  return (
    <ModalFrame opened={opened} title={m.title} size="lg" onClose={onClose}>
      <InviteForm />
      <OpenInvitations />
    </ModalFrame>
  )
}
