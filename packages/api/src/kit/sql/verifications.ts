import type { Tx } from '../ports.ts'
import { chunked } from './chunks.ts'
import { digest } from './digest.ts'

/** What better-auth waits for and we may have to end before it is used. */
const kinds = ['reset-password', 'trust-device'] as const

/** How an identifier is kept: hashed, since whoever knows it gets in, behind its kind, so that all of a person's can be ended. */
export const storedIdentifier = async (identifier: string): Promise<string> => {
  const kind = kinds.find((each) => identifier.startsWith(each)) ?? 'other'
  return `${kind}:${await digest(new TextEncoder().encode(identifier))}`
}

/** Ends all of one kind that people have, but for one. */
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
