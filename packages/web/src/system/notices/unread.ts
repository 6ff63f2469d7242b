import { createAtom } from '@tanstack/react-store'

/** Number of unread notices, as far as this window knows. */
export const unreadCount = createAtom(0)
