import { invitations } from '@quarterdeck/contract/people/invitations'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read } from '../../kit/lib/api/client.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useHashParams } from '../../kit/lib/use-hash-params.ts'
import classes from './entrance.module.css'
import { EntranceFrame } from './frame.tsx'
import { entranceMessages } from './messages/index.ts'
import { RegisterForm } from './register-form.tsx'

/** Returns the invitation of a link. */
const useInvitation = (token: string | undefined) => {
  const { data, isError } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => (await read(invitations.look, { body: { token: token ?? '' } })).data,
    enabled: token !== undefined,
    staleTime: Infinity,
    retry: false,
  })
  return { invitation: data, isGone: isError }
}

const Registration = ({ token }: { token: string | undefined }) => {
  const { register: m, toSignIn } = useMessages(entranceMessages)
  const { invitation, isGone } = useInvitation(token)
  if (isGone) {
    return (
      <EntranceFrame title={m.title} heading={m.gone}>
        <div className={classes.panel}>
          <p>{m.goneText}</p>
          <Link to="/login">{toSignIn}</Link>
        </div>
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
  const token = useHashParams().get('invite') ?? undefined
  return <Registration key={token} token={token} />
}
