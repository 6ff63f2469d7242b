import { type Draft, removeDraft, writeDraft } from '../../lib/drafts.ts'

/** How long after the last key a draft is written, in milliseconds. */
const pause = 400

export interface DraftStore {
  /** Soon; undefined where there is nothing to keep any more. */
  readonly keep: (draft: Draft | undefined) => void
  /** What is due, now. */
  readonly flush: () => void
  readonly forget: () => void
}

/** Writes down what is typed, a moment later. */
export const openDraftStore = (key: string): DraftStore => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due: (() => void) | undefined

  const flush = () => {
    clearTimeout(timer)
    due?.()
    due = undefined
  }
  const keep = (draft: Draft | undefined) => {
    clearTimeout(timer)
    due = () => (draft ? writeDraft(key, draft) : removeDraft(key))
    timer = setTimeout(flush, pause)
  }
  const forget = () => {
    clearTimeout(timer)
    due = undefined
    removeDraft(key)
  }
  return { keep, flush, forget }
}
