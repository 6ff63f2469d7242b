import type { Ports } from '../ports.ts'

/** A PGlite, as far as this needs one. */
interface Inside {
  readonly listen: (channel: string, heard: () => void) => Promise<unknown>
}

/** For hosts whose database is inside their own process. */
export const listenInside =
  (pglite: Inside): Ports['listen'] =>
  (channels, heard) => {
    for (const channel of channels) {
      const begun = pglite.listen(channel, () => heard(channel))
      // A database that is closing has nothing more to say.
      begun.then(() => heard(channel)).catch(() => undefined)
    }
  }
