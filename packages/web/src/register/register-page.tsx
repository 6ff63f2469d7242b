import { useMessages } from '../lib/i18n/use-messages.ts'
import { useBrought } from '../lib/use-brought.ts'
import { EntranceFrame } from '../ui/entrance/frame.tsx'
import { InvitationGone } from './invitation-gone.tsx'
import { registerMessages } from './messages/index.ts'
import { RegisterForm } from './register-form.tsx'
import { useInvitation } from './use-invitation.ts'

const Registration = ({ token }: { token: string | undefined }) => {
  const m = useMessages(registerMessages)
  const { invitation, isGone } = useInvitation(token)
  if (isGone) {
    return (
      <EntranceFrame title={m.title} heading={m.gone}>
        <InvitationGone />
      </EntranceFrame>
    )
  }
  return (
    <EntranceFrame title={m.title} heading={token ? m.headingInvited : m.heading}>
      {(!token || invitation) && <RegisterForm {...(token && invitation && { token, invitation })} />}
    </EntranceFrame>
  )
}

/** Asks for an account, or accepts an invitation. */
export const RegisterPage = () => {
  const token = useBrought().get('invite') ?? undefined
  return <Registration key={token} token={token} />
}
