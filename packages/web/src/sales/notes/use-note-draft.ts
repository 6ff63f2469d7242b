import { useEffect, useState } from 'react'
import { draftKey, readDraft } from '../../lib/drafts.ts'
import { useMe } from '../../lib/session.ts'
import { openDraftKeeper } from '../../ui/form/draft-keeper.ts'
import type { Mentioned } from './mentions.ts'

interface Typed {
  readonly typed: string
  readonly people: readonly Mentioned[]
}

const asTyped = ({ typed, people }: Readonly<Record<string, unknown>>): Typed => ({
  typed: typeof typed === 'string' ? typed : '',
  people: Array.isArray(people) ? people : [],
})

/** A note that is not sent yet outlives a reload and another page. */
export const useNoteDraft = (orderId: number) => {
  const { id } = useMe()
  const [{ keeper, before }] = useState(() => {
    const key = draftKey(id, `notes/of-order-${orderId}`)
    return { keeper: openDraftKeeper(key), before: asTyped(readDraft(key)?.values ?? {}) }
  })
  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush)
    return () => {
      window.removeEventListener('pagehide', keeper.flush)
      keeper.flush()
    }
  }, [keeper])
  const keep = (typed: string, people: readonly Mentioned[]) =>
    keeper.keep(typed.trim() ? { at: new Date().toISOString(), values: { typed, people } } : undefined)
  return { before, keep, forget: keeper.forget }
}
