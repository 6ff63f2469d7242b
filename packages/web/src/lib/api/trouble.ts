/** What keeps all calls from being answered: the server cannot be reached, or it is closed. */
export type Trouble = 'connection' | 'maintenance'

let current: Trouble | undefined
const listeners = new Set<() => void>()
let then = () => {}

const change = (trouble: Trouble | undefined) => {
  if (trouble === current) return
  current = trouble
  for (const listener of listeners) listener()
}

export const currentTrouble = (): Trouble | undefined => current

export const onTrouble = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says what happens when calls are answered again. */
export const whenTroubleIsOver = (act: () => void): void => {
  then = act
}

/** A server that is being maintained may well be away for a moment: that is still maintenance. */
export const tellTrouble = (trouble: Trouble): void => {
  if (current !== 'maintenance') change(trouble)
}

export const troubleIsOver = (): void => {
  if (!current) return
  change(undefined)
  then()
}
