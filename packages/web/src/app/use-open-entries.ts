import { createAtom, useSelector } from '@tanstack/react-store'
import { browserStorage } from '../lib/storage.ts'

const key = 'navigationEntries'

/** What stands below an entry of the menu was opened, or closed, by its name; of others nothing is known. */
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
 * Whether what stands below an entry of the menu is shown; remembered.
 * @param usual as long as nobody has said otherwise
 */
export const useOpenEntry = (name: string, usual: boolean): readonly [isOpen: boolean, toggle: () => void] => {
  const isOpen = useSelector(toggled, (all) => all[name]) ?? usual
  return [isOpen, () => set(name, !isOpen)]
}
