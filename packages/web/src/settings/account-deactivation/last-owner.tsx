import { Link } from '@tanstack/react-router'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { settingsMessages } from '../messages/index.ts'
import { Warning } from '../parts/warning.tsx'

/** Why somebody cannot leave, and what to do about it. */
export const LastOwner = () => {
  const { deactivation: m } = useMessages(settingsMessages)
  return (
    <Warning>
      {m.lastOwner} <Link to="/users">{m.people}</Link>
    </Warning>
  )
}
