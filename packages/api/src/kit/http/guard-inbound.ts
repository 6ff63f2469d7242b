import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { Ports } from '../ports.ts'
import { digest } from '../sql/digest.ts'
import { hasBudget } from '../storage/index.ts'
import { limitStrangers } from './limit-strangers.ts'

const digestOf = (text: string) => digest(new TextEncoder().encode(text))

/** Compares digests, so the duration reveals nothing about a guess. */
const isSame = async (shown: string, secret: string) => (await digestOf(shown)) === (await digestOf(secret))

/** Response when the budget for mail is used up; the sending server keeps the mail and retries. */
const mailIsFull = { message: 'The room for mail is used up; bring this one again later', retryAfter: 3600 }

/**
 * Admits clients that deliver mail with the right secret. Wrong secrets are rate-limited.
 * @throws Problem if the secret is wrong, or no mail is accepted at all
 */
export const guardInbound = async (
  ports: Pick<Ports, 'db' | 'now' | 'inbound' | 'disk'>,
  endpoint: Endpoint,
  headers: Headers,
): Promise<void> => {
  if (!ports.inbound) throw new Problem('forbidden', { message: 'No mail is taken in here: INBOUND_SECRET is not set' })
  const shown = /^Bearer +(.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  if (await isSame(shown, ports.inbound.secret)) {
    if (!(await hasBudget(ports, 'mail'))) throw new Problem('busy', mailIsFull)
    return
  }
  await limitStrangers(ports, endpoint, headers)
  throw new Problem('unauthenticated', { message: 'Send the secret of INBOUND_SECRET, as Authorization: Bearer' })
}
