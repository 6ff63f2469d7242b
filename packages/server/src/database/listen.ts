import { setTimeout as sleep } from 'node:timers/promises'
import type { Ports } from '@quarterdeck/api'
import pg from 'pg'

/** A connection that only listens, and reconnects after an outage. */
export interface Listener {
  readonly listen: Ports['listen']
  readonly close: () => Promise<void>
}

const pauseMs = 500

/** Creates a listener that connects with its first subscriber. */
export const openListener = (config: pg.ClientConfig): Listener => {
  let stopped = false
  let current: pg.Client | undefined

  /** Resolves when the connection is gone. */
  const hear = async (channels: readonly string[], onMessage: (channel: string) => void) => {
    const client = new pg.Client({ ...config, keepAlive: true, connectionTimeoutMillis: 5000 })
    current = client
    const gone = new Promise<void>((resolve) => {
      client.on('end', resolve)
      client.on('error', () => resolve())
    })
    client.on('notification', ({ channel }) => onMessage(channel))
    try {
      await client.connect()
      for (const channel of channels) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
      for (const channel of channels) onMessage(channel)
      await gone
    } finally {
      // Not awaited: a peer that has vanished would never acknowledge it.
      client.end().catch(() => undefined)
    }
  }

  const listen = async (...to: Parameters<Ports['listen']>) => {
    while (!stopped) {
      await hear(...to).catch(() => undefined)
      if (!stopped) await sleep(pauseMs, undefined, { ref: false })
    }
  }

  return {
    listen: (channels, onMessage) => void listen(channels, onMessage),
    close: async () => {
      stopped = true
      await current?.end().catch(() => undefined)
    },
  }
}
