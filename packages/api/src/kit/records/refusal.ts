import { Problem } from '@quarterdeck/contract/kit/problem'

export interface Refusal {
  readonly code: string
  readonly message: string
}

/** Rejects a whole bulk operation: skipping only one record would change others that depend on it. */
export class WholeRefusal extends Problem {}

/**
 * Returns why a rule rejects; undefined if it doesn't. Other errors are rethrown, as are requests for more proof, which the
 * client can satisfy.
 */
export const refusalOf = async (work: () => Promise<unknown>): Promise<Refusal | undefined> => {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!(error instanceof Problem) || error instanceof WholeRefusal || error.code === 'fresh_sign_in') throw error
    const [first] = Object.values(error.fields ?? {})
    return { code: first?.code ?? error.code, message: first?.message ?? error.message }
  }
}
