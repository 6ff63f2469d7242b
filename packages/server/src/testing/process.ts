import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
/** Loaded so that the process can verify passwords hashed by the test. */
const quickScrypt = new URL('../../../../scripts/quick-scrypt.ts', import.meta.url).href

export interface ServerProcess {
  readonly url: string
  readonly process: ChildProcess
  /** Ends it without a word, as a power cut would. */
  readonly kill: () => Promise<void>
  /** Stops it; resolves to its exit code. */
  readonly stop: () => Promise<number | null>
}

/**
 * Starts the product in a separate process, like a person would. Rejects with its output if it doesn't start.
 * @param nodeSettings options of Node, if they matter, as `npm start` passes them
 */
export const startProcess = async (
  dataDir: string,
  port = 0,
  nodeSettings: { readonly options: readonly string[]; readonly env: NodeJS.ProcessEnv } = { options: [], env: {} },
): Promise<ServerProcess> => {
  const child = spawn(
    process.execPath,
    ['--import', quickScrypt, ...nodeSettings.options, main, '--port', String(port)],
    {
      env: { ...process.env, ...nodeSettings.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const exited = once(child, 'exit')
  // Its parent can end first, and without a signal it would run forever.
  const end = () => void child.kill('SIGTERM')
  process.on('exit', end)
  child.once('exit', () => process.off('exit', end))
  const printed: string[] = []
  child.stderr.on('data', (data) => printed.push(String(data)))
  let url: string | undefined
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line)
    url = /ready at (http:\/\/[^/]+)/.exec(line)?.[1]
    if (url) break
  }
  if (!url) throw new Error(`The server did not start: ${printed.join('\n')}`)
  child.stdout.resume()
  const endBy = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const [code] = (await exited) as [number | null]
    return code
  }
  return { url, process: child, kill: async () => void (await endBy('SIGKILL')), stop: () => endBy('SIGTERM') }
}

/** Returns the process id of the database of a data folder. */
export const databasePid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

/** Signs in a sample user, the owner by default, and returns the cookie. */
export const signIn = async (url: string, email = 'admin@quarterdeck.test'): Promise<string> => {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'quarterdeck-demo' }),
  })
  if (!response.ok) throw new Error(`Signing in answered ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
