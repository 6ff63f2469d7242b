import { createAtom } from '@tanstack/react-store'

/** Reason why all calls fail: the server is unreachable, or in maintenance. */
export type Trouble = 'connection' | 'maintenance'

/** Current outage; null while calls succeed. */
export const currentTrouble = createAtom<Trouble | null>(null)
let then = () => {}

/** Sets the handler that runs when calls succeed again. */
export const whenTroubleIsOver = (act: () => void): void => {
  then = act
}

/** Records an outage. Lost connections during maintenance still count as maintenance. */
export const reportTrouble = (trouble: Trouble): void => {
  if (currentTrouble.get() !== 'maintenance') currentTrouble.set(trouble)
}

export const troubleIsOver = (): void => {
  if (!currentTrouble.get()) return
  currentTrouble.set(null)
  then()
}
