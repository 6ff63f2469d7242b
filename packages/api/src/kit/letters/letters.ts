import {
  type LetterDraft,
  type LetterPlan,
  type LetterRefusal,
  maxLetterIds,
  maxLetters,
  nameInLetter,
} from '@quarterdeck/contract/kit/letters'
import { type ListSpec, readList } from '@quarterdeck/contract/kit/list'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { WriteContext } from '../context.ts'
import { type Listed, matching } from '../lists/listed.ts'
import { admitText, guardPlaceholders, sendMail } from '../mail/index.ts'
import type { Db } from '../ports.ts'

/** Person that a record is about. */
export interface Candidate {
  readonly id: number
  readonly name: string
  readonly email: string
  /** Account of the person; null for somebody without one, whose address is unverified. */
  readonly userId: number | null
  readonly isOver: boolean
}

/** Recipients of a letter, and the people left out with the reason. */
export interface Recipients {
  readonly going: readonly Candidate[]
  readonly left: LetterPlan['left']
}

/**
 * Parses ids.
 * @throws Problem for invalid or too many ids
 */
const readIds = (ids: string): readonly number[] => {
  const found = ids.split(',').map(Number)
  if (found.length > maxLetterIds || found.some((id) => !Number.isInteger(id) || id < 1 || id > 2_147_483_647))
    throw new Problem('invalid_request', { message: `ids are up to ${maxLetterIds} numbers` })
  return found
}

interface LetterRequest {
  readonly ids?: string | undefined
  readonly matching?: string | undefined
  readonly except?: string | undefined
}

/**
 * Returns the selected records, by their ids or by a query of their list.
 * @throws Problem for neither, and for too many
 */
export const chosenIds = async (
  db: Db,
  { kind, listed }: { readonly kind: { readonly list: ListSpec }; readonly listed: Listed },
  { ids, matching: wanted, except = '' }: LetterRequest,
): Promise<readonly number[]> => {
  if (ids !== undefined) return readIds(ids)
  if (wanted === undefined) throw new Problem('invalid_request', { message: 'Say which by ids, or by matching' })
  const { query, bad } = readList(kind.list, new URLSearchParams(wanted))
  if (bad[0]) throw new Problem('invalid_request', { message: bad[0].message })
  const left = except === '' ? [] : readIds(except)
  const found = await matching(db, listed, query)
    .where(sql<boolean>`"id" <> all(${left}::integer[])`)
    .select(sql<number>`"id"`.as('id'))
    .orderBy(sql`"id"`)
    .limit(maxLetters + 1)
    .execute()
  if (found.length > maxLetters)
    throw new Problem('invalid_request', { message: `More than ${maxLetters} match: narrow them down` })
  return found.map(({ id }) => id)
}

/** Splits people into recipients and people left out; nobody receives the same letter twice. */
export const recipientsAmong = (ids: readonly number[], found: readonly Candidate[]): Recipients => {
  const byId = new Map(found.map((each) => [each.id, each]))
  const seen = new Set<string>()
  const going: Candidate[] = []
  const left: { id: number; name: string; why: LetterRefusal }[] = []
  for (const id of new Set(ids)) {
    const one = byId.get(id)
    const email = one?.email.toLowerCase() ?? ''
    const why = !one ? 'gone' : one.isOver ? 'over' : email === '' ? 'address' : seen.has(email) ? 'twice' : undefined
    if (one && why === undefined) going.push(one)
    else left.push({ id, name: one?.name ?? '', why: why ?? 'gone' })
    seen.add(email)
  }
  return { going, left }
}

export const toPlan = ({ going, left }: Recipients): LetterPlan => ({
  going: going.map(({ id, name, email }) => ({ id, name, email })),
  left: [...left],
})

/**
 * Sends a letter to each recipient; those without an account are limited per day.
 * @throws Problem for API keys, above that limit, and for unfilled placeholders
 */
export const sendLetters = async (
  context: WriteContext,
  { going }: Recipients,
  { subject, text, language, allowPlaceholders }: Omit<LetterDraft, 'ids'>,
): Promise<void> => {
  const { actor } = context
  if (actor.scope) throw new Problem('forbidden', { message: "Sign in to do this; an API key can't email people" })
  // A recipient without a name would be addressed by an empty one.
  const filled = going.every(({ name }) => name !== '') ? [nameInLetter.slice(1, -1)] : []
  guardPlaceholders({ subject, text }, allowPlaceholders, filled)
  for (const { name, email, userId } of going) {
    const by = await admitText(context, { type: 'letter', userId }, email, 'ids')
    // A function, because `$` has a meaning in replacement texts and may occur in a name.
    const written = (words: string) => words.replaceAll(nameInLetter, () => name)
    await sendMail(context, {
      to: email,
      locale: language,
      template: 'staffLetter',
      ...(userId !== null && { userId }),
      ...(by !== null && { strangerBy: by }),
      data: { subject: written(subject), text: written(text), by: actor.name },
    })
  }
}
