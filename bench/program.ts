import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { frugal, frugalEnv } from '../scripts/frugal.mjs'

/** The repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** The product. */
export const serverProgram = join(root, 'packages/server/src/main.ts')

export const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('close', () => resolve()))

export const stop = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM')
  await ended(child)
}

/** Starts a program with the Node options of the product. `port` resolves when the program prints its URL. */
export const start = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): { readonly child: ChildProcess; readonly port: Promise<number> } => {
  const child = spawn(process.execPath, [...frugal, program, ...args], {
    env: { ...process.env, ...frugalEnv, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = new Promise<number>((resolve, reject) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = /ready at http:\/\/[^:]+:(\d+)\//.exec(said)?.[1]
      if (found) resolve(Number(found))
    })
    child.once('close', () => reject(new Error(`${program} ended: ${said}`)))
  })
  return { child, port }
}
