import type { Tx } from '../ports.ts'
import { chunked } from './chunks.ts'
import { digest } from './digest.ts'

/** Pending verifications of better-auth that we may have to end. */
const kinds = ['reset-password', 'trust-device'] as const

/**
 * Returns the stored form of an identifier: its kind, then a hash, since the plain one gives access. The prefix allows ending all
 * of one kind.
 */
export const storedIdentifier = async (identifier: string): Promise<string> => {
  const kind = kinds.find((each) => identifier.startsWith(each)) ?? 'other'
  return `${kind}:${await digest(new TextEncoder().encode(identifier))}`
}

/** Ends all verifications of one kind that people have, with one exception. */
export const endVerifications = async (
  tx: Tx,
  kind: (typeof kinds)[number],
  userIds: readonly number[],
  but = '',
): Promise<void> => {
  for (const some of chunked(userIds)) {
    await tx
      .deleteFrom('verifications')
      .where('identifier', 'like', `${kind}:%`)
      .where('identifier', '!=', but)
      .where('value', 'in', some.map(String))
      .execute()
  }
}
