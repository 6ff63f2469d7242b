import type { UserStatus } from '@quarterdeck/contract/kit/constants'
import { reason } from '@quarterdeck/contract/kit/fields'
import { UserDraft } from '@quarterdeck/contract/people/users'
import type { z } from 'zod'

/** Returns true for a status that requires a reason. */
export const requiresReason = (status: UserStatus): boolean => status === 'Banned' || status === 'Rejected'

const UserInput = UserDraft.extend({ reason: reason.unwrap() })
export type UserInput = z.output<typeof UserInput>

/** Returns the schema of the form for a user with this status. */
export const userInput = (before: UserStatus) =>
  UserInput.refine(({ status, reason: why }) => status === before || !requiresReason(status) || why.trim() !== '', {
    path: ['reason'],
    params: { code: 'required' },
    // Also where another field is wrong: all is said at once.
    when: () => true,
  })
