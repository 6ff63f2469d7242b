import { useEffect, useMemo, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type Draft, draftStoreOf } from '../../lib/drafts.ts'
import { useMe } from '../../lib/session.ts'
import { sameValue } from './same-value.ts'

export interface DraftOptions {
  /** The form and its record: `users/7`. */
  readonly name: string
  /** The version of the record that is being changed. */
  readonly version?: number
  readonly enabled: boolean
  /** Puts the form on the version that the draft was made on; what others changed since then merges when it is saved. */
  readonly onRestore?: (version: number) => void
}

interface Found extends Draft {
  /** Whether another window has kept it while one was typing here. */
  readonly isElsewhere: boolean
}

export interface FormDraft {
  /** What was found on the way in, or came from another window; nothing is written over it before the person has decided. */
  readonly found: Found | undefined
  /** Whether the record was changed after the draft was made. */
  readonly isOutdated: boolean
  readonly restore: () => void
  readonly discard: () => void
  /** For when the entries are saved, or given up. */
  readonly forget: () => void
  /**
   * For when a new record is saved: what was typed since these values were sent is offered in the form of that name.
   * Answers whether there was anything.
   */
  readonly moveTo: (name: string, version: number, sent: FieldValues) => boolean
}

const changesOf = (values: FieldValues, before: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !sameValue(value, before[name])))

/** What is kept of a form, from when it is there until it is left. */
const useKept = (person: number, name: string, enabled: boolean) => {
  const store = useMemo(() => draftStoreOf(person, name), [person, name])
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (!enabled) return
    let isHere = true
    const unhear = store.hear((draft) => setFound({ ...draft, isElsewhere: true }))
    void store.load().then((draft) => {
      if (isHere && draft) setFound({ ...draft, isElsewhere: false })
    })
    const leave = () => void store.flush(true)
    window.addEventListener('pagehide', leave)
    return () => {
      isHere = false
      unhear()
      window.removeEventListener('pagehide', leave)
      void store.flush()
    }
  }, [enabled, store])
  const settle = (isTaken: boolean) => {
    store.settle(isTaken)
    setFound(undefined)
  }
  return { store, found, settle }
}

/** Keeps what is typed, so that neither a reload nor a crash, an outage or the end of a session takes it. */
export const useDraft = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, version, enabled: isWanted, onRestore }: DraftOptions,
): FormDraft => {
  const { id: person, viewer } = useMe()
  // Who looks at the product as somebody else types nothing in their name.
  const enabled = isWanted && viewer === null
  const { store, found, settle } = useKept(person, name, enabled)

  useEffect(() => {
    if (!enabled) return
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const changes = changesOf(values, defaultValues ?? {})
        const isEmpty = Object.keys(changes).length === 0
        store.keep(isEmpty ? undefined : { at: new Date().toISOString(), version, values: changes })
      },
    })
  }, [enabled, form, store, version])

  const restore = () => {
    if (!found) return
    // What is typed here by now stays, unless the draft says otherwise.
    const typed = changesOf(form.getValues(), form.formState.defaultValues ?? {})
    if (found.version !== undefined) onRestore?.(found.version)
    const known = form.getValues()
    for (const [field, value] of Object.entries({ ...typed, ...found.values })) {
      // What is still to be filled in has no type yet.
      if (known[field] !== null && typeof value !== typeof known[field]) continue
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    settle(true)
  }
  const moveTo = (other: string, saved: number, sent: FieldValues) => {
    store.forget()
    const values = changesOf(form.getValues(), sent)
    const isMore = Object.keys(values).length > 0
    if (isMore) draftStoreOf(person, other).put({ at: new Date().toISOString(), version: saved, values })
    return isMore
  }
  const isOutdated = found?.version !== undefined && version !== undefined && found.version < version
  return { found, isOutdated, restore, discard: () => settle(false), forget: store.forget, moveTo }
}
