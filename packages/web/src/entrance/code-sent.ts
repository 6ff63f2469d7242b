import type { CodeSent } from '@quarterdeck/contract/account/registration'
import { tabStorage } from '../lib/storage.ts'

const key = 'codeSent'

/** Where the code of a registration went: a reload does not lose it. */
export const rememberCode = (sent: CodeSent): void => tabStorage.set(key, JSON.stringify(sent))

export const rememberedCode = (ticket: string): CodeSent | undefined => {
  const sent = JSON.parse(tabStorage.get(key) ?? 'null') as CodeSent | null
  return sent?.ticket === ticket ? sent : undefined
}
