import type { SignInOptions } from './api/auth.ts'

type Field = HTMLInputElement | HTMLSelectElement

/** State left by public/show.js: the server's sign-in options, and user input on the prerendered screen. */
interface Painted {
  readonly offer: SignInOptions
  /** True if a prerendered screen was shown, false if its options were unknown to the build. */
  readonly isShown: boolean
  readonly changed: ReadonlySet<Field>
  readonly pressed: HTMLButtonElement | null
  readonly release: () => void
}
declare global {
  interface Window {
    /** Null once the app is rendered; options that arrive later are not prerendered. */
    painted?: Painted | null
  }
}

/** Dispatches an input event, so that React reads the value. React ignores the event if it already knows the value. */
const tell = (field: Field) => {
  if (field instanceof HTMLSelectElement) return void field.dispatchEvent(new Event('change', { bubbles: true }))
  const { value, selectionStart, selectionEnd } = field
  for (const each of ['', value]) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, each)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

/** Clicks a button, including pointer down, on which some buttons act. */
const press = (button: HTMLButtonElement | null) => {
  button?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  button?.click()
}

/** Stops watching the prerendered screen. Returns the user's input on it. */
export const stopWatchingPrerendered = (): Painted | undefined => {
  const painted = window.painted ?? undefined
  window.painted = null
  painted?.release()
  return painted
}

/** Replays input and clicks from the prerendered screen after React has hydrated it. */
export const replayPrerenderedInput = (): void => {
  const painted = stopWatchingPrerendered()
  if (!painted) return
  for (const field of painted.changed) tell(field)
  // By then React knows the values.
  setTimeout(() => press(painted.pressed))
}
