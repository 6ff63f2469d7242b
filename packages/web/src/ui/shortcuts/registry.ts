import { createAtom } from '@tanstack/react-store'
import { isComposing } from '../../lib/is-composing.ts'
import { browserStorage } from '../../lib/storage.ts'
import { type ShortcutName, stepsOf } from '../shortcut-keys.ts'
import { isSingle, matchesStep } from './match.ts'

interface Registration {
  readonly name: ShortcutName
  /** Absent where the place listens by itself and only wants to be listed. */
  readonly perform?: (() => void) | undefined
}

/** Keys that follow each other within this many milliseconds belong together. */
const patience = 1500
const key = 'singleKeys'

/** What works on the screen at the moment. */
export const registered = createAtom<readonly Registration[]>([])
/** Whether single keys do. */
export const singleKeys = createAtom(browserStorage.get(key) !== 'off')
let steps: readonly KeyboardEvent[] = []

/** Those who dictate, or whose hands tremble, press single keys by mistake: they may turn them off. */
export const allowSingleKeys = (allowed: boolean): void => {
  browserStorage.set(key, allowed ? 'on' : 'off')
  singleKeys.set(allowed)
}

const textual = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])'

const isWithin = (event: KeyboardEvent, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null

/** The last steps of what was pressed are those of the shortcut, none of which may be meant for a field. */
const isPressed = (name: ShortcutName, event: KeyboardEvent): boolean => {
  const wanted = stepsOf(name)
  const given = steps.slice(-wanted.length)
  if (wanted.some(isSingle) && (!singleKeys.get() || isWithin(event, `${textual}, [role="menu"]`))) return false
  return (
    given.length === wanted.length && wanted.every((step, index) => matchesStep(step, given[index] as KeyboardEvent))
  )
}

const performPressed = (event: KeyboardEvent, isMeant: (name: ShortcutName) => boolean) => {
  const found = registered.get().findLast(({ name, perform }) => perform && isMeant(name) && isPressed(name, event))
  if (!found) return
  steps = []
  event.preventDefault()
  event.stopPropagation()
  found.perform?.()
}

const isSequence = (name: ShortcutName) => stepsOf(name).length > 1

/** The last key of a sequence may mean something by itself where the focus is: the sequence is heard first. */
const onKeyDownFirst = (event: KeyboardEvent) => {
  if (isComposing(event) || isWithin(event, '[aria-modal="true"]')) return
  steps = [...steps.filter(({ timeStamp }) => event.timeStamp - timeStamp < patience), event].slice(-3)
  performPressed(event, isSequence)
}

const onKeyDown = (event: KeyboardEvent) => {
  if (event.defaultPrevented || isComposing(event) || isWithin(event, '[aria-modal="true"]')) return
  performPressed(event, (name) => !isSequence(name))
}

/** Does what a shortcut would do, if it works here. */
export const performShortcut = (name: ShortcutName): void =>
  registered
    .get()
    .findLast((each) => each.name === name && each.perform)
    ?.perform?.()

/** Makes a shortcut work until the returned function is called; of two with the same keys, the newer one does. */
export const register = (registration: Registration): (() => void) => {
  if (registered.get().length === 0) {
    document.addEventListener('keydown', onKeyDownFirst, true)
    document.addEventListener('keydown', onKeyDown)
  }
  registered.set((all) => [...all, registration])
  return () => {
    registered.set((all) => all.filter((each) => each !== registration))
    if (registered.get().length === 0) {
      document.removeEventListener('keydown', onKeyDownFirst, true)
      document.removeEventListener('keydown', onKeyDown)
    }
  }
}
