import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { until } from './until.ts'

/** The server in a separate process. */
export interface Program {
  readonly process: ChildProcess
  readonly stdout: () => string
  readonly stderr: () => string
  /** Resolves to the address once it is ready. @throws with its output if it ends before */
  readonly ready: () => Promise<string>
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>
}

/** Entry point of the host with the fake product. */
export const hostAlone = fileURLToPath(new URL('./main.ts', import.meta.url))

/**
 * Starts the server as a program on a free port, in a process group of its own; ended at the end of the test at the latest.
 * @param main what Node is to run: a file, or options that say so
 */
export const startProgram = (
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  main: string | readonly string[] = hostAlone,
): Program => {
  const child = spawn(process.execPath, [...[main].flat(), ...args], {
    detached: true,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  onTestFinished(async () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    } catch {
      // All of the group has ended.
    }
    await ended
  })
  const ready = () =>
    until(() => {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended: ${stderr || stdout}`)
      return /ready at (http:\S+)\/admin\//.exec(stdout)?.[1]
    })
  return { process: child, stdout: () => stdout, stderr: () => stderr, ready, ended }
}
