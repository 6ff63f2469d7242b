import { createAtom } from '@tanstack/react-store'
import { browserStorage } from '../lib/storage.ts'

const key = 'jobs'

const read = (): readonly string[] => (browserStorage.get(key) ?? '').split(',').filter(Boolean)

const ids = createAtom(read())

const write = (next: readonly string[]) => {
  if (next.length > 0) browserStorage.set(key, next.join())
  else browserStorage.remove(key)
  ids.set(next)
}

/** The jobs whose end somebody waits for on this device, whatever page is open. */
export const rememberedJobs = {
  ids,
  add: (id: string): void => write([...new Set([...read(), id])]),
  remove: (id: string): void => write(read().filter((one) => one !== id)),
}
