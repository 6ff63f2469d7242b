import { useState } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { EntranceFrame } from '../ui/entrance/frame.tsx'
import { InvitationGone } from './invitation-gone.tsx'
import { registerMessages } from './messages/index.ts'
import { RegisterForm } from './register-form.tsx'
import { useInvitation } from './use-invitation.ts'

/** What an address brings along behind its `#`, which no server and no log is told. */
const inviteOf = () => new URLSearchParams(location.hash.slice(1)).get('invite') ?? undefined

/** Asks for an account, or accepts an invitation. */
export const RegisterPage = () => {
  const m = useMessages(registerMessages)
  const [token] = useState(inviteOf)
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
