import { createAtom, useSelector } from '@tanstack/react-store'
import { browserStorage } from '../kit/lib/storage.ts'

const key = 'navigationRail'
const rail = createAtom(browserStorage.get(key) === 'yes')

export const toggleRail = (): void => {
  rail.set((before) => !before)
  browserStorage.set(key, rail.get() ? 'yes' : 'no')
}

/** Returns true where the navigation is collapsed to a rail of icons; remembered on this device. */
export const useRail = (): boolean => useSelector(rail)
