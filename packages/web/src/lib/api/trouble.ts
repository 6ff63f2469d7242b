import { createAtom } from '@tanstack/react-store'

/** What keeps all calls from being answered: the server cannot be reached, or it is closed. */
export type Trouble = 'connection' | 'maintenance'

/** Of now; null while calls are answered. */
export const currentTrouble = createAtom<Trouble | null>(null)
let then = () => {}

/** Says what happens when calls are answered again. */
export const whenTroubleIsOver = (act: () => void): void => {
  then = act
}

/** A server that is being maintained may well be away for a moment: that is still maintenance. */
export const reportTrouble = (trouble: Trouble): void => {
  if (currentTrouble.get() !== 'maintenance') currentTrouble.set(trouble)
}

export const troubleIsOver = (): void => {
  if (!currentTrouble.get()) return
  currentTrouble.set(null)
  then()
}
