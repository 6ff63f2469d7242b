import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

export interface ProcessLimits {
  /** Memory of a process, in megabytes, but for the bytes of files. */
  readonly memoryMb: number
  /** Memory in megabytes above which a process ends after its work, to start the next one fresh. */
  readonly recycleMb?: number
  /** Lowers the priority of the process, so that requests come first. */
  readonly isPatient?: boolean
}

/** Milliseconds that an idle process waits for more work: starting one takes about as long as twenty pieces of work. */
const idleMs = 60_000
const megabyte = 1024 ** 2

/** The work took longer than its time limit. */
export class TookTooLong extends Error {
  constructor() {
    super('It took too long')
  }
}

/** The process ended before its work was done. */
export class ProcessEnded extends Error {
  readonly isOutOfMemory: boolean
  constructor(code: number | null, signal: NodeJS.Signals | null) {
    super(`The process ended (${signal ?? code})`)
    // V8 aborts with SIGABRT, which Windows reports as 134; the system kills.
    this.isOutOfMemory = signal !== null || code === 134
  }
}

type Answer<Output> = { readonly output: Output; readonly usedBytes: number } | { readonly error: unknown }

/** Without the secrets of the server, which a process that works on what strangers built has no use for. */
const environment = () => {
  const { PATH, SystemRoot, NODE_COMPILE_CACHE } = process.env
  return { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
}

const lowerPriority = (pid: number) => {
  try {
    setPriority(pid, 10)
  } catch {
    // The process has ended already, or the system has no priorities.
  }
}

const begin = (file: URL, { memoryMb, isPatient }: ProcessLimits): ChildProcess => {
  const child = fork(fileURLToPath(file), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryMb}`],
    // V8's report about exhausted memory helps nobody.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: environment(),
  })
  if (isPatient && child.pid !== undefined) lowerPriority(child.pid)
  return child
}

/** Opens a process that does one piece of work at a time. */
const openProcess = <Input, Output>(file: URL, limits: ProcessLimits) => {
  const child = begin(file, limits)
  let settle: (answer: Answer<Output>) => void = () => undefined
  const fail = (error: Error) => settle({ error })
  // Permanent listeners: a failure between two pieces of work must not end the server.
  child.on('message', (answer) => settle(answer as Answer<Output>))
  child.on('error', fail)
  child.on('exit', (code, signal) => fail(new ProcessEnded(code, signal)))
  child.unref()
  child.channel?.unref()
  return {
    run: (input: Input, longestMs: number) =>
      new Promise<Answer<Output>>((resolve) => {
        const timer = setTimeout(() => fail(new TookTooLong()), longestMs)
        settle = (answer) => {
          clearTimeout(timer)
          resolve(answer)
        }
        child.send(input as NonNullable<Input> & object, (error) => {
          if (error) fail(error)
        })
      }),
    end: () => void child.kill('SIGKILL'),
  }
}

/**
 * Processes untrusted input in separate processes, so that none blocks the server or takes it down: exhausted memory in
 * a thread could end the whole process.
 */
export const openProcesses = <Input, Output>(file: URL, limits: ProcessLimits) => {
  type Process = ReturnType<typeof openProcess<Input, Output>>
  const idle = new Map<Process, NodeJS.Timeout>()
  const busy = new Set<Process>()

  /** Takes the process that was idle for the shortest time, so that superfluous ones end. */
  const take = (): Process => {
    const last = [...idle.keys()].at(-1)
    if (!last) return openProcess(file, limits)
    clearTimeout(idle.get(last))
    idle.delete(last)
    return last
  }
  const giveBack = (process: Process) => {
    const end = () => {
      idle.delete(process)
      process.end()
    }
    idle.set(process, setTimeout(end, idleMs).unref())
  }
  const isUsable = (answer: Answer<Output>): boolean =>
    'output' in answer && answer.usedBytes < (limits.recycleMb ?? Number.POSITIVE_INFINITY) * megabyte

  return {
    /** @throws TookTooLong, ProcessEnded, or what the work itself threw */
    run: async (input: Input, longestMs: number): Promise<Output> => {
      const process = take()
      busy.add(process)
      const answer = await process.run(input, longestMs)
      // Otherwise `close` has ended it.
      const isOpen = busy.delete(process)
      if (isOpen && isUsable(answer)) giveBack(process)
      else process.end()
      if ('error' in answer) throw answer.error
      return answer.output
    },
    close: () => {
      for (const timer of idle.values()) clearTimeout(timer)
      for (const process of [...idle.keys(), ...busy]) process.end()
      idle.clear()
      busy.clear()
    },
  }
}

/** Does the work that the server hands to this process, and ends with the server. */
export const workInProcess = <Input, Output>(work: (input: Input) => Promise<Output>): void => {
  // Stopping the server from a terminal or as a service signals its processes as well; it ends them itself when their
  // work is done.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
  process.on('message', async (input: Input) => {
    const answer: Answer<Output> = await work(input).then(
      (output) => ({ output, usedBytes: process.memoryUsage().heapUsed }),
      (error: unknown) => ({ error }),
    )
    process.send?.(answer)
  })
}
