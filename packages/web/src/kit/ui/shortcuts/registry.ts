import { createAtom } from '@tanstack/react-store'
import { isComposing } from '../../lib/is-composing.ts'
import { browserStorage } from '../../lib/storage.ts'
import { type ShortcutName, stepsOf } from '../shortcut-keys.ts'
import { isSingle, matchesStep } from './match.ts'

interface Registration {
  readonly name: ShortcutName
  /** Absent if the component handles the keys itself and only lists them. */
  readonly perform?: (() => void) | undefined
}

/** Longest pause between keys of a sequence, in milliseconds. */
const patience = 1500
const key = 'singleKeys'

/** Shortcuts of the current screen. */
export const registered = createAtom<readonly Registration[]>([])
/** True if shortcuts of a single key are enabled. */
export const singleKeys = createAtom(browserStorage.get(key) !== 'off')
let steps: readonly KeyboardEvent[] = []

/** Enables or disables shortcuts of a single key, which dictation or tremor can trigger by accident. */
export const allowSingleKeys = (allowed: boolean): void => {
  browserStorage.set(key, allowed ? 'on' : 'off')
  singleKeys.set(allowed)
}

const textual = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])'

const isWithin = (event: KeyboardEvent, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null

/** Returns true if the last keys match a shortcut. Single keys don't count in text fields and menus. */
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

/** Handles sequences before the focused element does, which may have a use for their last key. */
const onKeyDownFirst = (event: KeyboardEvent) => {
  if (isComposing(event) || isWithin(event, '[aria-modal="true"]')) return
  steps = [...steps.filter(({ timeStamp }) => event.timeStamp - timeStamp < patience), event].slice(-3)
  performPressed(event, isSequence)
}

const onKeyDown = (event: KeyboardEvent) => {
  if (event.defaultPrevented || isComposing(event) || isWithin(event, '[aria-modal="true"]')) return
  performPressed(event, (name) => !isSequence(name))
}

/** Runs a shortcut's action if it is registered. */
export const performShortcut = (name: ShortcutName): void =>
  registered
    .get()
    .findLast((each) => each.name === name && each.perform)
    ?.perform?.()

/** Registers a shortcut. Returns the function that removes it; the newest registration of the same keys wins. */
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
