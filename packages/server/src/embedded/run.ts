import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Account } from './account.ts'

/**
 * Environment of a PostgreSQL program: user, accessible working directory, and no PG* variables meant for other
 * databases.
 */
export interface ProgramEnvironment extends Partial<Account> {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  readonly windowsHide: true
}

export const environmentFor = (account: Account | undefined, cwd: string): ProgramEnvironment => ({
  ...account,
  cwd,
  windowsHide: true,
  env: {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))),
    LC_ALL: 'C',
    TZ: 'UTC',
  },
})

/** Runs a program to its end; throws what it complained of. */
export const run = async (
  program: string,
  args: readonly string[],
  environment: ProgramEnvironment,
  input = '',
): Promise<void> => {
  const child = spawn(program, args, { ...environment, stdio: ['pipe', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  // A program that ends before it has read its input says why on stderr.
  child.stdin.on('error', () => undefined)
  child.on('error', () => undefined)
  child.stdin.end(input)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(reasonIn(complaints) ?? `${program} failed (${code})`)
}

/** Returns the line of a PostgreSQL log with the error. */
export const reasonIn = (log: string): string | undefined => {
  const lines = log.trim().split('\n')
  const telling =
    lines.findLast((line) => /\b(PANIC|FATAL|ERROR|error):/.test(line)) ?? lines.findLast((line) => line !== '')
  return telling?.replace(/^.*?(PANIC|FATAL|ERROR|error):\s*/, '')
}
