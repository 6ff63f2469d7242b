import { createAtom } from '@tanstack/react-store'

/** How many notices nobody has read yet, as far as this window knows. */
export const unreadCount = createAtom(0)
