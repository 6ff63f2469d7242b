import { hashPassword } from 'better-auth/crypto'
import { samplePassword } from '../people/users/index.ts'

let hash: Promise<string> | undefined

/** The hash of the sample password: slow by intention, so made once, however often the data is. */
export const samplePasswordHash = (): Promise<string> => {
  hash ??= hashPassword(samplePassword)
  return hash
}
