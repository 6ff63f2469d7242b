import { useEffect, useMemo, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type Draft, draftStoreOf } from '../../lib/drafts.ts'
import { useMe } from '../../lib/session.ts'
import { sameValue } from './same-value.ts'

export interface DraftOptions {
  /** Key of form and record, such as `users/7`. */
  readonly name: string
  /** Version of the record being edited. */
  readonly version?: number
  readonly enabled: boolean
  /** Sets the form's base version to the draft's, so that later changes by others merge on saving. */
  readonly onRestore?: (version: number) => void
}

interface Found extends Draft {
  /** True if another window saved it while the user was typing here. */
  readonly isElsewhere: boolean
}

export interface FormDraft {
  /** Draft of an earlier visit or another window; it isn't overwritten before the user decides. */
  readonly found: Found | undefined
  /** True if the record was changed after the draft was saved. */
  readonly isOutdated: boolean
  readonly restore: () => void
  readonly discard: () => void
  /** Deletes the draft after saving or discarding. */
  readonly forget: () => void
  /**
   * Moves input typed since these values were sent to the form of a newly saved record. Returns true if there was
   * any.
   */
  readonly moveTo: (name: string, version: number, sent: FieldValues) => boolean
}

const changesOf = (values: FieldValues, before: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !sameValue(value, before[name])))

/** Manages the draft of a form while it is mounted. */
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

/** Saves input as a draft, so that it survives reloads, crashes, outages and expired sessions. */
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
