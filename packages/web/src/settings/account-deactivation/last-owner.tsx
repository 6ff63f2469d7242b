import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import classes from './deactivation.module.css'
import { deactivationMessages } from './messages/index.ts'

/** Why somebody cannot leave, and what to do about it. */
export const LastOwner = () => {
  const m = useMessages(deactivationMessages)
  return (
    <p className={classes.note}>
      <IconInfoCircle size={18} stroke={1.75} aria-hidden />
      <span>
        {m.lastOwner} <Link to="/users">{m.people}</Link>
      </span>
    </p>
  )
}
