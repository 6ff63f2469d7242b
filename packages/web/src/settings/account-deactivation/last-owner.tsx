import { Link } from '@tanstack/react-router'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Warning } from '../parts/warning.tsx'
import { deactivationMessages } from './messages/index.ts'

/** Why somebody cannot leave, and what to do about it. */
export const LastOwner = () => {
  const m = useMessages(deactivationMessages)
  return (
    <Warning>
      {m.lastOwner} <Link to="/users">{m.people}</Link>
    </Warning>
  )
}
