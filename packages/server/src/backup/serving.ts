import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Backups } from '@quarterdeck/api'
import { removeStage } from '../embedded/restored.ts'
import type { Settings } from '../settings.ts'
import { checkingOf } from './check.ts'
import type { Answered, Order } from './child.ts'
import { openTarget } from './open-target.ts'
import type { Target } from './target.ts'

const program = fileURLToPath(new URL('./child.ts', import.meta.url))
/** Scheduling priority below other work. */
const niceness = 10

const deviceOf = (path: string): number => {
  let found = path
  while (!existsSync(found)) found = dirname(found)
  return statSync(found).dev
}

const isSameDisk = ({ kind, name }: Target, { databaseUrl, dataDir }: Settings): boolean =>
  kind === 'folder' && databaseUrl === undefined && deviceOf(name) === deviceOf(dataDir)

/** Makes and checks backups in processes of their own, one at a time, so that requests do not wait for them. */
export const openBackups = (settings: Settings): Backups & { readonly close: () => Promise<void> } => {
  const target = openTarget(settings)
  let child: ChildProcess | undefined
  // As a server that was killed has left it.
  const cleared = removeStage(checkingOf(settings.dataDir))
  const perform = async (order: Order): Promise<Answered> => {
    await cleared
    const started = fork(program, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    child = started
    try {
      if (started.pid !== undefined) setPriority(started.pid, niceness)
    } catch {
      // Not every system lets it.
    }
    const ended = once(started, 'exit').then(
      (): Answered => ({ ok: false, reason: 'The process that did it has ended', isDamaged: false }),
    )
    started.send(order)
    const answered = once(started, 'message').then(([answer]) => answer as Answered)
    return Promise.race([answered, ended]).finally(() => {
      child = undefined
    })
  }
  return {
    place: { kind: target.kind, name: target.name, isSameDisk: isSameDisk(target, settings) },
    isEncrypted: settings.backups.passphrase !== undefined,
    list: target.list,
    read: target.read,
    write: async (now) => {
      const answered = await perform({ kind: 'write', settings, now })
      if (!answered.ok) throw new Error(answered.reason)
      return answered
    },
    check: async (name) => {
      const answered = await perform({ kind: 'check', settings, name })
      if (answered.ok) return { state: 'good' }
      if (!answered.isDamaged) throw new Error(answered.reason)
      return { state: 'damaged', reason: answered.reason }
    },
    close: async () => {
      child?.kill('SIGKILL')
      await removeStage(checkingOf(settings.dataDir))
    },
  }
}
