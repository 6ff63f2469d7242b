import type { Asked } from './asked.ts'

/** Puts a question, and says which answer is its. */
export type Put = (question: Omit<Asked, 'slot'>) => number

/**
 * Collects questions, of which several may be the same: each is asked once.
 * @param first which answer is that of the first of them
 */
export const openQuestions = (first = 0): { readonly put: Put; readonly asked: readonly Asked[] } => {
  const asked: Asked[] = []
  const slots = new Map<string, number>()
  const put: Put = (question) => {
    const key = JSON.stringify(question)
    const slot = slots.get(key) ?? first + asked.length
    if (!slots.has(key)) asked.push({ slot, ...question })
    slots.set(key, slot)
    return slot
  }
  return { put, asked }
}
