import { type FormDraft, formDrafts } from '@quarterdeck/contract/system/form-drafts'
import { call } from './api/client.ts'
import { ApiError, isOutage } from './api-error.ts'

/** Unsaved input of a form: the changed fields, the time, and the version of the record it is based on. */
export interface Draft {
  readonly at: string
  readonly version?: number | undefined
  readonly values: Readonly<Record<string, unknown>>
}

/** Milliseconds from the last key until a draft is saved, maximum while typing continues, and delay of a retry. */
const [pause, longest, again] = [800, 5000, 3000]

export interface DraftStore {
  /** Loads the stored draft. It has to be accepted or discarded (`settle`) before anything replaces it. */
  readonly load: () => Promise<Draft | undefined>
  /** Saves the draft after a short delay; undefined deletes it. */
  readonly keep: (draft: Draft | undefined) => void
  /** Saves at once, and replaces any stored draft. */
  readonly put: (draft: Draft) => void
  /** Saves pending changes now. @param outlives completes even if the page is closed */
  readonly flush: (outlives?: boolean) => Promise<void>
  readonly forget: () => void
  /** Accepts or discards the loaded draft, so that new input may replace it. */
  readonly settle: (isTaken: boolean) => void
  /** Listens to drafts saved by another window. Returns the function that unsubscribes. */
  readonly hear: (listener: (draft: Draft) => void) => () => void
  /** Drops the state in memory; the stored draft remains. */
  readonly close: () => void
}

interface State {
  readonly form: string
  /** Draft still to be sent; null to delete it on the server. */
  due: Draft | null | undefined
  /** Draft that could not be sent on an earlier visit, offered again. */
  unsent: Draft | undefined
  /** Draft sent last, whether or not the response arrived. */
  told: Draft | null | undefined
  /** Known revision on the server, null for none; undefined to skip the check. */
  seen: string | null | undefined
  /** True while a loaded draft is neither accepted nor discarded. */
  isHeld: boolean
  isSending: boolean
  queue: Promise<void>
  timer: ReturnType<typeof setTimeout> | undefined
  /** Time of the first unsent change. */
  since: number | undefined
  /** Incremented when the draft is deleted, to ignore responses to earlier requests. */
  round: number
  listener: ((draft: Draft) => void) | undefined
}

const draftOf = ({ at, version, values }: FormDraft): Draft => ({ at, version: version ?? undefined, values })

const isSame = ({ values }: FormDraft, other: Draft | null | undefined): boolean =>
  JSON.stringify(values) === JSON.stringify(other?.values)

const later = (state: State, ms: number): void => {
  clearTimeout(state.timer)
  state.timer = setTimeout(() => void flush(state), ms)
}

const soon = (state: State): void => {
  if (state.due === undefined) return
  const now = Date.now()
  state.since ??= now
  later(state, Math.max(0, Math.min(pause, state.since + longest - now)))
}

/** Handles a stored revision that this window doesn't know. */
const clash = (state: State, current: FormDraft): void => {
  state.seen = current.revision
  // It is from here, and its answer was not heard.
  if (isSame(current, state.told)) later(state, 0)
  else {
    state.isHeld = true
    state.listener?.(draftOf(current))
  }
}

const recover = (state: State, error: unknown): void => {
  const isAnswer = error instanceof ApiError && !isOutage(error) && error.status !== 429
  if (!isAnswer) later(state, again)
  // What is refused otherwise is tried again with the next key.
  else if (error.code === 'conflict' && error.current) clash(state, error.current as FormDraft)
}

const send = async (state: State, outlives: boolean): Promise<void> => {
  const { form, due, seen } = state
  if (due === undefined || state.isHeld) return
  const { version = null, values = {} } = due ?? {}
  // After what is on its way the revision is another one.
  const isFirst = !state.isSending && seen !== undefined
  state.due = undefined
  state.isSending = true
  try {
    const { data } = await call(formDrafts.keep, {
      body: { form, version, values, ...(isFirst && { seen }) },
      outlives,
    })
    state.seen = data.draft?.revision ?? null
  } catch (error) {
    if (state.due === undefined) state.due = due
    recover(state, error)
  } finally {
    state.told = due
    state.isSending = false
  }
}

const flush = (state: State, outlives = false): Promise<void> => {
  clearTimeout(state.timer)
  state.since = undefined
  // Who leaves does not wait for what is on its way.
  const sent = outlives ? send(state, true) : undefined
  state.queue = state.queue.then(() => sent ?? send(state, false))
  return state.queue
}

const load = async (state: State): Promise<Draft | undefined> => {
  const { round } = state
  await state.queue
  const mine = state.due === undefined ? state.unsent : state.due
  Object.assign(state, { due: undefined, unsent: mine ?? undefined, isHeld: true })
  const theirs = await call(formDrafts.read, { query: { form: state.form } }).then(
    ({ data }) => data.draft,
    () => null,
  )
  if (state.round !== round) return undefined
  state.seen = theirs?.revision ?? null
  const found = state.unsent ?? (theirs && mine === undefined ? draftOf(theirs) : undefined)
  if (found) return found
  state.isHeld = false
  if (mine === null && state.due === undefined) state.due = null
  soon(state)
  return undefined
}

const isKept = ({ isHeld, isSending, seen }: State): boolean => isHeld || isSending || seen !== null

const forget = (state: State): void => {
  Object.assign(state, { due: isKept(state) ? null : undefined, unsent: undefined, isHeld: false })
  state.round += 1
  // Whoever leaves right after saving is not offered it once more.
  void flush(state, !state.isSending)
}

const settle = (state: State, isTaken: boolean): void => {
  Object.assign(state, { unsent: undefined, isHeld: false })
  if (!isTaken && state.due === undefined) state.due = null
  void flush(state)
}

/**
 * Opens the draft store of a form. Drafts are saved on the server, and in memory while it is unreachable, never in
 * the browser's storage.
 */
export const openDraftStore = (form: string): DraftStore => {
  const state: State = {
    form,
    due: undefined,
    unsent: undefined,
    told: undefined,
    seen: undefined,
    isHeld: true,
    isSending: false,
    queue: Promise.resolve(),
    timer: undefined,
    since: undefined,
    round: 0,
    listener: undefined,
  }
  return {
    load: () => load(state),
    keep: (draft) => {
      state.due = draft ?? (isKept(state) && !state.isHeld ? null : undefined)
      soon(state)
    },
    put: (draft) => {
      Object.assign(state, { due: draft, seen: undefined, isHeld: false })
      void flush(state)
    },
    flush: (outlives) => flush(state, outlives),
    forget: () => forget(state),
    settle: (isTaken) => settle(state, isTaken),
    hear: (listener) => {
      state.listener = listener
      return () => {
        if (state.listener === listener) state.listener = undefined
      }
    },
    close: () => {
      clearTimeout(state.timer)
      Object.assign(state, { due: undefined, unsent: undefined })
    },
  }
}
