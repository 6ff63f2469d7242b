import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { DiskState, Ports } from '../ports.ts'

type Target = Pick<Endpoint, 'method' | 'needs' | 'accepts' | 'isRead' | 'proves' | 'toSites' | 'canWait'>

/** Returns true for files, mail and anonymous data: they are rejected first, so that staff can go on working. */
const isRefusedFirst = ({ accepts, toSites, canWait }: Target) => Boolean(accepts || toSites || canWait)

/** Returns true for sign-in and for requests that free space. */
const isEssential = ({ method, needs, proves }: Target) => method === 'DELETE' || needs === 'anyone' || Boolean(proves)

const takesNothing = ({ method, isRead }: Target) => method === 'GET' || Boolean(isRead)

const isRefused = (endpoint: Target, state: DiskState): boolean => {
  if (state === 'ample' || state === 'scarce') return false
  if (state === 'full' || isRefusedFirst(endpoint)) return true
  return state === 'short' && !isEssential(endpoint)
}

/**
 * Rejects writes when disk space runs low, the least important first.
 * @throws Problem `storage_full`
 */
export const guardSpace = async ({ disk }: Pick<Ports, 'disk'>, endpoint: Target): Promise<void> => {
  if (takesNothing(endpoint) && !endpoint.canWait) return
  if (isRefused(endpoint, await disk.state())) throw new Problem('storage_full')
}
