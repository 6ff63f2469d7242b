import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../process.mjs'

const lock = join(root, '.cache', 'setup.lock')
const longest = 15 * 60_000

const take = () => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

const runs = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Returns true if the holder of the lock has exited, or has held it longer than any set-up takes. */
const isStale = () => {
  try {
    const tooOld = Date.now() - statSync(lock).mtimeMs > longest
    return tooOld || !runs(Number(readFileSync(lock, 'utf8')))
  } catch {
    return false
  }
}

/** Runs work under a lock, so that no other command of this checkout does such work at the same time. */
export const alone = async (work) => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (let turn = 0; !take(); turn++) {
    if (turn === 5) console.log('Waiting for the set-up that another command is doing …')
    if (isStale()) rmSync(lock, { force: true })
    else await wait(200)
  }
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    release()
    process.off('exit', release)
  }
}
