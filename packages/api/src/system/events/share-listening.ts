import type { Ports } from '../../kit/ports.ts'
import { channels } from './announce.ts'

/** Shares one connection for all channels among the listeners of this server; opens it for the first one. */
export const shareListening = (listen: Ports['listen']): Ports['listen'] => {
  const listeners = new Set<(channel: string) => void>()
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    listen(channels, (channel) => {
      for (const hear of listeners) hear(channel)
    })
  }
  return (subscribed, onMessage) => {
    listeners.add((channel) => {
      if (subscribed.includes(channel)) onMessage(channel)
    })
    begin()
  }
}
