import {
  type LetterDraft,
  type LetterPlan,
  type LetterRefusal,
  mostLetters,
  nameInLetter,
} from '@quarterdeck/contract/core/letters'
import { Problem } from '@quarterdeck/contract/core/problem'
import type { WriteContext } from '../context.ts'
import { sendMail } from '../mail/index.ts'
import { guardStrangers } from '../sales/sending/index.ts'

/** Whom a record is about. */
export interface Addressee {
  readonly id: number
  readonly name: string
  readonly email: string
  /** Null for somebody who has no account, and so may be anybody. */
  readonly userId: number | null
  readonly isOver: boolean
}

/** Who of some gets a letter, and who does not and why. */
export interface Addressed {
  readonly going: readonly Addressee[]
  readonly left: LetterPlan['left']
}

/** @throws Problem for what are no ids, or too many */
export const readIds = (ids: string): readonly number[] => {
  const found = ids.split(',').map(Number)
  if (found.length > mostLetters || found.some((id) => !Number.isInteger(id) || id < 1 || id > 2_147_483_647))
    throw new Problem('invalid_request', { message: `ids are up to ${mostLetters} numbers` })
  return found
}

/** Nobody gets two of the same letter. */
export const addressed = (ids: readonly number[], found: readonly Addressee[]): Addressed => {
  const byId = new Map(found.map((each) => [each.id, each]))
  const seen = new Set<string>()
  const going: Addressee[] = []
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

export const toPlan = ({ going, left }: Addressed): LetterPlan => ({
  going: going.map(({ id, name, email }) => ({ id, name, email })),
  left: [...left],
})

/** Mails a letter to each; to those without an account only so many a day. @throws Problem to API keys, and beyond that */
export const writeLetters = async (
  context: WriteContext,
  { going }: Addressed,
  { subject, text, language }: Omit<LetterDraft, 'ids'>,
): Promise<void> => {
  const { actor } = context
  if (actor.scope) throw new Problem('forbidden', { message: 'An API key writes no letters' })
  for (const { name, email, userId } of going) {
    const isStranger = userId === null
    if (isStranger) await guardStrangers(context, 'ids')
    const filled = (words: string) => words.replaceAll(nameInLetter, name)
    await sendMail(context, {
      ...{ to: email, locale: language, template: 'staffLetter' },
      ...(userId !== null && { userId }),
      ...(isStranger && { strangerBy: actor.id }),
      data: { subject: filled(subject), text: filled(text), by: actor.name },
    })
  }
}
