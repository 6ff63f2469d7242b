import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Speed of a line: bits per second in each direction, and the round trip in milliseconds. */
export interface Speed {
  readonly down: number
  readonly up: number
  readonly roundTrip: number
}

export interface Line {
  readonly port: number
  readonly close: () => Promise<void>
}

/** Payload of an Internet packet; connections take turns by this size. */
const packetBytes = 1460

interface Sender {
  readonly to: Socket
  waiting: Buffer[]
  isEnding: boolean
}

interface Delivery {
  readonly at: number
  readonly arrive: () => void
}

/** Returns a function that schedules a callback; a new call replaces the earlier one. */
const alarm = (ring: () => void) => {
  let timer: NodeJS.Timeout | undefined
  return (at: number) => {
    clearTimeout(timer)
    timer = setTimeout(ring, Math.max(0, at - performance.now()))
  }
}

/**
 * Simulates one direction of a slow connection: all sockets share the rate, with packets in turn, and each packet
 * arrives after a delay.
 */
const openDirection = (bitsPerSecond: number, delayMs: number) => {
  const senders: Sender[] = []
  const under: Delivery[] = []
  let freeAt = 0

  const deliver = () => {
    const now = performance.now()
    while (under[0] && under[0].at <= now) under.shift()?.arrive()
    if (under[0]) deliverAt(under[0].at)
  }
  const deliverAt = alarm(deliver)

  const post = (arrive: () => void) => {
    under.push({ at: freeAt + delayMs, arrive })
    if (under.length === 1) deliverAt(freeAt + delayMs)
  }

  const takePacket = (sender: Sender): Buffer | undefined => {
    const [chunk, ...more] = sender.waiting
    if (!chunk) return undefined
    const rest = chunk.subarray(packetBytes)
    sender.waiting = rest.length > 0 ? [rest, ...more] : more
    return chunk.subarray(0, packetBytes)
  }

  const sendNext = (sender: Sender) => {
    const packet = takePacket(sender)
    if (!packet) return post(() => sender.to.end())
    freeAt += (packet.length * 8000) / bitsPerSecond
    post(() => sender.to.write(packet))
    if (sender.waiting.length > 0 || sender.isEnding) senders.push(sender)
  }

  const send = () => {
    const now = performance.now()
    while (senders.length > 0 && freeAt <= now) for (const sender of senders.splice(0, 1)) sendNext(sender)
    if (senders.length > 0) sendAt(freeAt)
  }
  const sendAt = alarm(send)

  /** Forwards data from one socket to another, starting after the simulated connection set-up. */
  return (said: Socket, to: Socket, setUpMs: number) => {
    const sender: Sender = { to, waiting: [], isEnding: false }
    const from = performance.now() + setUpMs
    const queue = () => {
      const now = performance.now()
      if (now < from) return void setTimeout(queue, Math.ceil(from - now))
      // A line at rest has saved nothing up.
      if (senders.length === 0) freeAt = Math.max(freeAt, now)
      if (!senders.includes(sender)) senders.push(sender)
      send()
    }
    said.on('data', (chunk: Buffer) => {
      sender.waiting.push(chunk)
      queue()
    })
    said.on('end', () => {
      sender.isEnding = true
      queue()
    })
  }
}

/** Opens a port that forwards to another local port over a simulated slow connection. */
export const openLine = async (target: number, { down, up, roundTrip }: Speed): Promise<Line> => {
  const [toServer, toBrowser] = [openDirection(up, roundTrip / 2), openDirection(down, roundTrip / 2)]
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (browser) => {
    const product = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true, noDelay: true })
    const close = () => [browser, product].map((socket) => socket.destroy())
    for (const socket of [browser, product]) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      socket.once('error', close)
    }
    // One who has gone takes nothing more.
    browser.once('close', close)
    toServer(browser, product, roundTrip)
    toBrowser(product, browser, 0)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The slow line has no port')
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  return { port: address.port, close }
}
