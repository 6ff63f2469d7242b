import type { CodeSent } from '@quarterdeck/contract/registration'
import { keptInTab } from '../lib/storage.ts'

const key = 'codeSent'

/** Where the code of a registration went: a reload does not lose it. */
export const rememberCode = (sent: CodeSent): void => keptInTab.set(key, JSON.stringify(sent))

export const rememberedCode = (ticket: string): CodeSent | undefined => {
  const sent = JSON.parse(keptInTab.get(key) ?? 'null') as CodeSent | null
  return sent?.ticket === ticket ? sent : undefined
}
