import { createAtom, useSelector } from '@tanstack/react-store'
import { browserStorage } from '../kit/lib/storage.ts'

const key = 'navigationEntries'

/** Entries of the menu that a person opened or closed, by name; others have their default. */
type Toggled = Readonly<Record<string, boolean>>

const read = (): Toggled => {
  const words = (browserStorage.get(key) ?? '').split(',').filter(Boolean)
  return Object.fromEntries(words.map((word) => [word.replace('-', ''), !word.startsWith('-')]))
}

const toggled = createAtom<Toggled>(read())

const set = (name: string, isOpen: boolean): void => {
  toggled.set((before) => ({ ...before, [name]: isOpen }))
  const words = Object.entries(toggled.get()).map(([each, open]) => (open ? each : `-${each}`))
  browserStorage.set(key, words.join())
}

/**
 * Returns whether an entry of the menu is open, and a function that toggles it; remembered on this device.
 * @param usual its default
 */
export const useOpenEntry = (name: string, usual: boolean): readonly [isOpen: boolean, toggle: () => void] => {
  const isOpen = useSelector(toggled, (all) => all[name]) ?? usual
  return [isOpen, () => set(name, !isOpen)]
}
