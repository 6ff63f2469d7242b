import { useRef } from 'react'
import { newKey } from './new-key.ts'

/** Returns an idempotency key per body: the same for a repeated body, a new one for a different body. */
export const useIntentKey = (): ((body: unknown) => string) => {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (text !== last.current.body) last.current = { body: text, key: newKey() }
    return last.current.key
  }
}
