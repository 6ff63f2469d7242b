import { useRef } from 'react'
import { newKey } from './new-key.ts'

/** One Idempotency-Key for each thing that someone wants: the same when the same is sent again. */
export const useIntentKey = (): ((body: unknown) => string) => {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (text !== last.current.body) last.current = { body: text, key: newKey() }
    return last.current.key
  }
}
