import type { Ports } from '../../kit/ports.ts'

/** The methods of PGlite used here. */
interface Inside {
  readonly listen: (channel: string, heard: () => void) => Promise<unknown>
}

/** Listens to a database that runs inside the process of the host. */
export const listenInside =
  (pglite: Inside): Ports['listen'] =>
  (channels, heard) => {
    for (const channel of channels) {
      const begun = pglite.listen(channel, () => heard(channel))
      // A database that is closing has nothing more to say.
      begun.then(() => heard(channel)).catch(() => undefined)
    }
  }
