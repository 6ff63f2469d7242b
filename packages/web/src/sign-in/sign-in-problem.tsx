import { Link } from '@tanstack/react-router'
import { useMessages } from '../lib/i18n/use-messages.ts'
import classes from '../ui/entrance/entrance.module.css'
import { FormProblem } from '../ui/form-problem.tsx'
import { signInMessages } from './messages/index.ts'
import type { Refusal } from './use-refusal.ts'

/** Why one was not let in, how long to wait, and what can be done about it. */
export const SignInProblem = ({ refusal: { text, seconds, ticket } }: { refusal: Refusal }) => {
  const m = useMessages(signInMessages)
  if (!text) return null
  return (
    <div>
      <FormProblem>{text}</FormProblem>
      {seconds > 0 && (
        <p className={classes.next}>
          <span data-figures>{m.wait(seconds)}</span> <Link to="/forget-password">{m.resetInstead}</Link>
        </p>
      )}
      {ticket && (
        <p className={classes.next}>
          <Link to="/verification" hash={String(new URLSearchParams({ ticket }))}>
            {m.confirmNow}
          </Link>
        </p>
      )}
    </div>
  )
}
