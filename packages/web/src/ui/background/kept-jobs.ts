import { kept } from '../../lib/storage.ts'

const key = 'jobs'
const watchers = new Set<() => void>()

const read = () => kept.get(key) ?? ''

const write = (ids: readonly string[]) => {
  if (ids.length > 0) kept.set(key, ids.join())
  else kept.remove(key)
  for (const watcher of watchers) watcher()
}

const idsIn = (text: string): readonly string[] => text.split(',').filter(Boolean)

/** The jobs whose end somebody waits for on this device, whatever page is open. */
export const keptJobs = {
  read,
  idsIn,
  add: (id: string): void => write([...new Set([...idsIn(read()), id])]),
  remove: (id: string): void => write(idsIn(read()).filter((one) => one !== id)),
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
}
