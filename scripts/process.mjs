import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Returns an error that is printed without a stack. */
export const plainError = (message) => Object.assign(new Error(message), { plain: true })

const ended = (child) =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, error }))
    child.once('close', (code, signal) => resolve({ code: code ?? 1, signal }))
  })

/** Runs a program to its end with its output shown immediately. Returns its exit code. */
export const run = async (program, args, options = {}) => {
  const { code, error } = await ended(
    spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options }),
  )
  if (error) console.error(`${program}: ${error.message}`)
  return code
}

/** Runs a program to its end and returns its output. */
export const capture = async (program, args, options = {}) => {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const chunks = []
  child.stdout?.on('data', (chunk) => chunks.push(chunk))
  child.stderr?.on('data', (chunk) => chunks.push(chunk))
  const { code, error } = await ended(child)
  return { code, output: error ? error.message : Buffer.concat(chunks).toString() }
}

/**
 * Calls back when the parent process has ended: npm runs scripts through a shell, and when stopped, ends the shell
 * without notifying the script. A changed parent id shows it.
 */
const whenOrphaned = (act) => {
  const parent = process.ppid
  const isOrphan = () => process.env.npm_lifecycle_event && process.ppid !== parent
  setInterval(() => isOrphan() && act(), 500).unref()
}

/**
 * Runs a program in place of this one: it gets the terminal and the signals and determines the exit code. Ctrl-C isn't
 * passed on, because a terminal sends it to all processes in the group.
 */
export const become = async (program, args, options = {}) => {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
  let told = false
  const tell = (signal) => {
    told = true
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, tell)
  whenOrphaned(() => told || tell('SIGTERM'))

  const { code, signal, error } = await ended(child)
  if (error) throw error
  if (!signal) return code
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
  return code
}

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
