import type { Actor } from '../http/actor.ts'
import type { Ports } from '../ports.ts'

/** As long as nothing is heard of a change. */
const freshMs = 1000
/** More people than work at once. */
const most = 5000

type WhoAsks = (headers: Headers) => Promise<Actor | undefined>

export interface Remembered {
  readonly whoAsks: WhoAsks
  /** Ask anew from now on. */
  readonly forget: () => void
}

/**
 * Remembers who asks, since one page asks for many things. Whatever any server does to people is told by the database,
 * and what this one does is said by `forget` before it answers: who is banned is out with the next request.
 */
export const remember = (whoAsks: WhoAsks, { now, listen }: Pick<Ports, 'now' | 'listen'>): Remembered => {
  let known = new Map<string, { readonly actor: Promise<Actor | undefined>; readonly until: number }>()
  let isListening = false
  let hears = false
  const forget = () => {
    known = new Map()
  }
  const begin = () => {
    if (isListening) return
    isListening = true
    listen(['changes', 'sessions'], () => {
      hears = true
      forget()
    })
  }

  return {
    forget,
    whoAsks: async (headers) => {
      const shown = headers.get('authorization') ?? headers.get('cookie')
      if (!shown) return undefined
      begin()
      const found = known.get(shown)
      if (found && found.until > now().getTime()) return found.actor
      const actor = whoAsks(headers)
      if (hears) {
        if (known.size >= most) forget()
        const into = known
        into.set(shown, { actor, until: now().getTime() + freshMs })
        // Only who is in is remembered, and no failure.
        actor.then((is) => is ?? into.delete(shown)).catch(() => into.delete(shown))
      }
      return actor
    },
  }
}
