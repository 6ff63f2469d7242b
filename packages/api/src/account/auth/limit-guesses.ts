import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { attempt } from '../../kit/http/attempt.ts'
import { beginTry, forgetTries, perAccount, takeBackTry } from '../../kit/http/tries.ts'
import type { Ports } from '../../kit/ports.ts'

type World = Pick<Ports, 'db' | 'isOutage' | 'waitForDatabase' | 'now'>

const isWrongGuess = (error: unknown): boolean =>
  error instanceof Problem && Object.values(error.fields ?? {}).some(({ code }) => code === 'wrong')

/**
 * Runs work that needs a password or code, unless too many of this person's were wrong: at a stolen session, guessing
 * is as slow as at a sign-in. Counts before and outside the transaction, which a wrong guess rolls back.
 * @throws Problem `too_many_requests`
 */
export const limitGuesses = async <T>(
  world: World,
  { proves }: Pick<Endpoint, 'proves'>,
  whoAsks: () => Promise<{ readonly id: number } | undefined>,
  work: () => Promise<T>,
): Promise<T> => {
  const actor = proves && (await attempt(world, whoAsks))
  if (!actor) return work()
  const { db, now } = world
  const key = `proof ${actor.id}`
  const { end } = await attempt(world, () => beginTry(db, key, perAccount, now))
  let isRight = false
  try {
    const done = await work()
    await attempt(world, () => forgetTries(db, [key]))
    isRight = true
    return done
  } catch (error) {
    if (!isWrongGuess(error)) {
      await attempt(world, () => takeBackTry(db, key, now()))
      isRight = true
    }
    throw error
  } finally {
    end(isRight)
  }
}
