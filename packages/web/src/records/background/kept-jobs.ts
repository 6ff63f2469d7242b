import { createAtom } from '@tanstack/react-store'
import { kept } from '../../lib/storage.ts'

const key = 'jobs'

const read = (): readonly string[] => (kept.get(key) ?? '').split(',').filter(Boolean)

const ids = createAtom(read())

const write = (next: readonly string[]) => {
  if (next.length > 0) kept.set(key, next.join())
  else kept.remove(key)
  ids.set(next)
}

/** The jobs whose end somebody waits for on this device, whatever page is open. */
export const keptJobs = {
  ids,
  add: (id: string): void => write([...new Set([...read(), id])]),
  remove: (id: string): void => write(read().filter((one) => one !== id)),
}
