import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'

/** Where a reverse proxy of ours may stand: this machine and private networks. */
const nearby = new BlockList()
nearby.addSubnet('127.0.0.0', 8)
nearby.addSubnet('10.0.0.0', 8)
nearby.addSubnet('172.16.0.0', 12)
nearby.addSubnet('192.168.0.0', 16)
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')

/**
 * Who sent a request. A proxy nearby is believed about whom it forwards, and
 * only about its own neighbour, the last address in the list; anything further
 * left may have been invented by the client.
 */
export const clientAddress = (request: IncomingMessage): string => {
  const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const forwarded = request.headers['x-forwarded-for']
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined
  return last && nearby.check(peer, peer.includes(':') ? 'ipv6' : 'ipv4') ? last : peer
}
