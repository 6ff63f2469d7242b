import type { CodeSent } from '@quarterdeck/contract/account/registration'
import { tabStorage } from '../../kit/lib/storage.ts'

const key = 'codeSent'

/** Stores where the code of a registration was sent, so that a reload does not lose it. */
export const rememberCode = (sent: CodeSent): void => tabStorage.set(key, JSON.stringify(sent))

export const rememberedCode = (ticket: string): CodeSent | undefined => {
  const sent = JSON.parse(tabStorage.get(key) ?? 'null') as CodeSent | null
  return sent?.ticket === ticket ? sent : undefined
}
