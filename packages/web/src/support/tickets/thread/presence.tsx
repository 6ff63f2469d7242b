import type { Present } from '@quarterdeck/contract/system/presence'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Avatar } from '../../../kit/ui/avatar.tsx'
import { ticketMessages } from '../messages/index.ts'
import classes from './thread.module.css'

/** Shows who else views a ticket or is typing; changes are announced. */
export const Presence = ({ people }: { people: readonly Present[] }) => {
  const { presence: m } = useMessages(ticketMessages)
  return (
    <ul
      className={classes.presence}
      aria-label={m.label}
      aria-live="polite"
      data-empty={people.length === 0 || undefined}
    >
      {people.map(({ id, name, image, isTyping }) => (
        <li key={id} data-typing={isTyping || undefined}>
          <Avatar name={name} image={image} size={24} />
          <span>{isTyping ? m.typing(name) : m.here(name)}</span>
        </li>
      ))}
    </ul>
  )
}
