import { useEffect, useMemo, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type Draft, draftKey, readDraft, writeDraft } from '../../lib/drafts.ts'
import { useMe } from '../../lib/session.ts'
import { openDraftStore } from './draft-store.ts'
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

export interface FormDraft {
  /** What was found on the way in; nothing is written over it before the person has decided. */
  readonly found: Draft | undefined
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

/** Keeps what is typed in this browser, so that neither a reload nor a crash, an outage or the end of a session takes it. */
export const useDraft = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, version, enabled, onRestore }: DraftOptions,
): FormDraft => {
  const { id: person } = useMe()
  const key = draftKey(person, name)
  const repository = useMemo(() => openDraftStore(key), [key])
  const [found, setFound] = useState(() => (enabled ? readDraft(key) : undefined))
  const isWriting = enabled && !found

  useEffect(() => {
    if (!isWriting) return
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const changes = changesOf(values, defaultValues ?? {})
        const isEmpty = Object.keys(changes).length === 0
        repository.keep(isEmpty ? undefined : { at: new Date().toISOString(), version, values: changes })
      },
    })
    window.addEventListener('pagehide', repository.flush)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', repository.flush)
      repository.flush()
    }
  }, [isWriting, form, repository, version])

  const restore = () => {
    if (found?.version !== undefined) onRestore?.(found.version)
    const known = form.getValues()
    for (const [field, value] of Object.entries(found?.values ?? {})) {
      // What is still to be filled in has no type yet.
      if (known[field] !== null && typeof value !== typeof known[field]) continue
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    setFound(undefined)
  }
  const discard = () => {
    repository.forget()
    setFound(undefined)
  }
  const moveTo = (other: string, saved: number, sent: FieldValues) => {
    repository.forget()
    const values = changesOf(form.getValues(), sent)
    const isMore = Object.keys(values).length > 0
    if (isMore) writeDraft(draftKey(person, other), { at: new Date().toISOString(), version: saved, values })
    return isMore
  }
  const isOutdated = found?.version !== undefined && version !== undefined && found.version < version
  return { found, isOutdated, restore, discard, forget: repository.forget, moveTo }
}
