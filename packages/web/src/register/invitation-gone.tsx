import { Link } from '@tanstack/react-router'
import { useMessages } from '../lib/i18n/use-messages.ts'
import classes from '../ui/entrance/entrance.module.css'
import { entranceMessages } from '../ui/entrance/messages/index.ts'
import { registerMessages } from './messages/index.ts'

export const InvitationGone = () => {
  const m = useMessages(registerMessages)
  const { toSignIn } = useMessages(entranceMessages)
  return (
    <div className={classes.panel}>
      <p>{m.goneText}</p>
      <Link to="/login">{toSignIn}</Link>
    </div>
  )
}
