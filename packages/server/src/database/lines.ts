import type { Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import pg from 'pg'

/** Connections on which quick statements of several requests are pipelined. */
export interface Lines {
  readonly query: (statement: pg.QueryConfig) => Promise<pg.QueryResult>
  /** Leaves those there are to who is still waiting on them, and opens new ones for the next. */
  readonly renew: () => void
  /** Breaks all connections, so that nobody waits for an answer that won't come. */
  readonly cut: () => void
  readonly end: () => Promise<void>
}

interface Line {
  readonly client: pg.Client
  readonly ready: Promise<void>
  waiting: number
}

/** The number of connections that the database can serve in parallel; more would only take turns. */
const max = Math.min(4, Math.max(2, availableParallelism()))

export const socketOf = (client: pg.Client) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

/** Returns a function that gathers the queries of one turn of the event loop into one write, which costs more than a statement. */
export const gathering = (client: pg.Client) => {
  let isGathering = false
  return () => {
    if (isGathering) return
    isGathering = true
    const socket = socketOf(client)
    socket.cork()
    setImmediate(() => {
      isGathering = false
      socket.uncork()
    })
  }
}

/** @param onError is told of a connection that broke */
export const openLines = (config: pg.ClientConfig, onError: (error: Error) => void): Lines => {
  const gatherings = new WeakMap<pg.Client, () => void>()
  let lines: Line[] = []

  const drop = (line: Line) => {
    lines = lines.filter((each) => each !== line)
    if (line.waiting === 0) line.client.end().catch(() => undefined)
  }
  const open = (): Line => {
    const client = new pg.Client({ ...config, pipeline: true } as pg.ClientConfig)
    const line: Line = { client, ready: client.connect().then(() => undefined), waiting: 0 }
    gatherings.set(client, gathering(client))
    lines.push(line)
    client.on('error', (error) => {
      drop(line)
      onError(error)
    })
    client.on('end', () => drop(line))
    line.ready.catch(() => drop(line))
    return line
  }
  const choose = (): Line => {
    const [idlest] = lines.toSorted((one, other) => one.waiting - other.waiting)
    return idlest && (idlest.waiting === 0 || lines.length >= max) ? idlest : open()
  }

  return {
    query: async (statement) => {
      const line = choose()
      line.waiting += 1
      try {
        await line.ready
        gatherings.get(line.client)?.()
        return await line.client.query(statement)
      } finally {
        line.waiting -= 1
        if (line.waiting === 0 && !lines.includes(line)) line.client.end().catch(() => undefined)
      }
    },
    renew: () => {
      for (const line of lines) drop(line)
    },
    cut: () => {
      for (const { client } of lines) socketOf(client).destroy()
    },
    end: async () => {
      const all = lines
      lines = []
      await Promise.all(all.map(({ client }) => client.end().catch(() => undefined)))
    },
  }
}
