import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { APIError } from 'better-auth/api'

const wrong = (field: string, message: string) => fieldProblem(field, { code: 'wrong', message })

const known: Readonly<Record<string, () => Problem>> = {
  INVALID_PASSWORD: () => wrong('password', 'This is not your password'),
  INVALID_CODE: () => wrong('code', 'This code is not right, or was used already'),
  TOTP_ALREADY_ENABLED: () => new Problem('conflict', { message: 'Two-factor authentication is already on' }),
  TOTP_NOT_ENABLED: () => new Problem('conflict', { message: 'Two-factor authentication is not on' }),
  TWO_FACTOR_NOT_ENABLED: () => new Problem('conflict', { message: 'Two-factor authentication is not on' }),
  CHALLENGE_NOT_FOUND: () => new Problem('invalid_request', { message: 'This took too long: start again' }),
}

/** better-auth's refusals in the words of our contract. */
export const translateAuthError = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    const problem = known[String(error.body?.code)]?.()
    if (problem) throw problem
    if (error.statusCode < 500) throw new Problem('invalid_request', { message: error.message })
    throw error
  }
}
