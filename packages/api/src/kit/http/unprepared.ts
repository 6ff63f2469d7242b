import { Problem } from '@quarterdeck/contract/kit/problem'

/** Something takes long that a transaction needs: it is done without one, and then the transaction is done again. */
export class Unprepared extends Error {
  /** Resolves to what gives it back. */
  readonly prepare: () => Promise<() => void>

  constructor(prepare: Unprepared['prepare']) {
    super('Something has to be prepared before the transaction')
    this.prepare = prepare
  }
}

/** Maximum tries: the second knows what a transaction needs, unless a few others change it one after the other. */
const maxTries = 20

/** Does a transaction that may find out that it needs something prepared. @throws Problem `busy` where it never has all of it */
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
