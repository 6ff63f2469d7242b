import type { Status } from '@quarterdeck/contract/system/status'
import { noticeBuild } from '../../kit/lib/build.ts'

/** Returns the status by a call that is always answered; undefined where nobody answers. */
const askStatus = async (signal: AbortSignal): Promise<Status | undefined> => {
  try {
    const answer = await fetch('/api/status', { cache: 'no-store', signal })
    if (!answer.ok) return undefined
    noticeBuild(answer.headers.get('x-build') ?? undefined)
    return await answer.json()
  } catch {
    return undefined
  }
}

const first = 1000
const longest = 30_000
/** A little after the end: clocks differ. */
const grace = 500

const pauseUntil = (status: Status | undefined, pause: number) => {
  const until = status?.maintenance?.until
  const left = until ? Date.parse(until) - Date.now() + grace : Number.POSITIVE_INFINITY
  return left > 0 ? Math.min(pause, left) : pause
}

/** Asks again and again, ever more slowly, and at once when the line or the person comes back. Returns how to stop. */
export const pollStatus = (tell: (status: Status) => void): (() => void) => {
  const ended = new AbortController()
  const { signal } = ended
  let pause = first
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false

  const ask = async () => {
    if (asking) return
    asking = true
    clearTimeout(timer)
    const status = await askStatus(signal)
    asking = false
    if (signal.aborted) return
    timer = setTimeout(() => void ask(), pauseUntil(status, pause))
    pause = Math.min(pause * 1.5, longest)
    if (status) tell(status)
  }
  const askAnew = () => {
    if (document.hidden) return
    pause = first
    void ask()
  }
  window.addEventListener('online', askAnew, { signal })
  document.addEventListener('visibilitychange', askAnew, { signal })
  void ask()
  return () => {
    clearTimeout(timer)
    ended.abort()
  }
}
