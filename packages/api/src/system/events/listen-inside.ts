import type { Ports } from '../../kit/ports.ts'

/** The methods of PGlite used here. */
interface Inside {
  readonly listen: (channel: string, onMessage: () => void) => Promise<unknown>
}

/** Listens to a database that runs inside the process of the host. */
export const listenInside =
  (pglite: Inside): Ports['listen'] =>
  (channels, onMessage) => {
    for (const channel of channels) {
      const begun = pglite.listen(channel, () => onMessage(channel))
      // A database that is closing has nothing more to say.
      begun.then(() => onMessage(channel)).catch(() => undefined)
    }
  }
