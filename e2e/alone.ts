import { type ServerProcess, startProcess } from '../packages/server/src/testing/process.ts'
import { makeFolder } from '../packages/server/src/testing/served-folder.ts'
import { test as base } from './fixture.ts'

/** The product in a process of its own, which tests can kill and restart. */
interface Alone {
  readonly folder: string
  readonly start: (port?: number) => Promise<ServerProcess>
}

/** Stops the server process and its database at the end of each test, also of a failed one. */
export const test = base.extend<{ alone: Alone }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from this pattern
  alone: async ({}, use) => {
    const { path, remove } = makeFolder()
    const started: ServerProcess[] = []
    const start = async (port?: number) => {
      const server = await startProcess(path, port)
      started.push(server)
      return server
    }
    await use({ folder: path, start })
    for (const server of started) await server.kill()
    await remove()
  },
})
