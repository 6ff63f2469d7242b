import { createAtom } from '@tanstack/react-store'

/** Reason why all calls fail: the server is unreachable, or in maintenance. */
export type Outage = 'connection' | 'maintenance'

/** Current outage; null while calls succeed. */
export const currentOutage = createAtom<Outage | null>(null)
let then = () => {}

/** Sets the handler that runs when calls succeed again. */
export const onRecovered = (act: () => void): void => {
  then = act
}

/** Records an outage. Lost connections during maintenance still count as maintenance. */
export const reportOutage = (trouble: Outage): void => {
  if (currentOutage.get() !== 'maintenance') currentOutage.set(trouble)
}

export const reportRecovery = (): void => {
  if (!currentOutage.get()) return
  currentOutage.set(null)
  then()
}
