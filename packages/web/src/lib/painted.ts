import type { Offer } from './api/auth.ts'

type Field = HTMLInputElement | HTMLSelectElement

/** What public/show.js leaves: what the server offers, and what was done on the painted screen until now. */
interface Painted {
  readonly offer: Offer
  /** Whether a screen was painted, or one that the build could not know is to come. */
  readonly isShown: boolean
  readonly changed: ReadonlySet<Field>
  readonly pressed: HTMLButtonElement | null
  readonly release: () => void
}
declare global {
  interface Window {
    /** Null from when the app has the place: what is offered only then is not painted any more. */
    painted?: Painted | null
  }
}

/** React hears of a value by an event, and passes over one after which the value is as it found it. */
const tell = (field: Field) => {
  if (field instanceof HTMLSelectElement) return void field.dispatchEvent(new Event('change', { bubbles: true }))
  const { value, selectionStart, selectionEnd } = field
  for (const each of ['', value]) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, each)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

/** Some buttons act when the pointer goes down. */
const press = (button: HTMLButtonElement | null) => {
  button?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  button?.click()
}

/** What was painted is not watched any longer. Answers what was done there. */
export const letGo = (): Painted | undefined => {
  const painted = window.painted ?? undefined
  window.painted = null
  painted?.release()
  return painted
}

/** React has taken a painted screen over: what was typed and pressed there goes on. */
export const takeOver = (): void => {
  const painted = letGo()
  if (!painted) return
  for (const field of painted.changed) tell(field)
  // By then React knows the values.
  setTimeout(() => press(painted.pressed))
}
