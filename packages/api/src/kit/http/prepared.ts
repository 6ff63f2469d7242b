import { Problem } from '@quarterdeck/contract/kit/problem'

/**
 * Thrown in a transaction that needs something slow: it is rolled back, the resource is prepared without one, and the transaction
 * is repeated.
 */
export class Unprepared extends Error {
  /** Prepares the resource; resolves to a function that releases it. */
  readonly prepare: () => Promise<() => void>

  constructor(prepare: Unprepared['prepare']) {
    super('Something has to be prepared before the transaction')
    this.prepare = prepare
  }
}

/** Maximum attempts. The second usually succeeds, unless others change the requirements in between. */
const maxTries = 20

/**
 * Runs a transaction that may throw `Unprepared`.
 * @throws Problem `busy` if it never has everything it needs
 */
export const prepared = async <T>(transaction: () => Promise<T>): Promise<T> => {
  const held: (() => void)[] = []
  try {
    for (let tries = 0; tries < maxTries; tries++) {
      try {
        return await transaction()
      } catch (error) {
        if (!(error instanceof Unprepared)) throw error
        held.push(await error.prepare())
      }
    }
    throw new Problem('busy')
  } finally {
    for (const letGo of held) letGo()
  }
}
