import type { Status } from '@quarterdeck/contract/status'
import { noticeBuild } from '../../lib/build.ts'

/** Whether the product is open, by a call that is answered always; undefined where nobody answers. */
export const askStatus = async (signal: AbortSignal): Promise<Status | undefined> => {
  try {
    const answer = await fetch('/api/status', { cache: 'no-store', signal })
    if (!answer.ok) return undefined
    noticeBuild(answer.headers.get('x-build') ?? undefined)
    return await answer.json()
  } catch {
    return undefined
  }
}
