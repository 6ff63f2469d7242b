import { Problem } from '@quarterdeck/contract/kit/problem'

export interface Refusal {
  readonly code: string
  readonly message: string
}

/** A refusal of all that is done at once: what it is about hangs on other records, which would be changed without it. */
export class WholeRefusal extends Problem {}

/**
 * Why a rule refuses, or undefined where it does not; whatever is no refusal goes on as an error, as does what is wanted of
 * whoever asks: they can show it and ask again.
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
