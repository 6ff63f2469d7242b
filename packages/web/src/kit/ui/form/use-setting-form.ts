import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { useAction } from '../use-action.ts'
import { sameValue } from './same-value.ts'

/** A stored setting with its version. */
export interface VersionedSetting<Values> {
  readonly values: Values
  readonly version: number
}

interface Options<Values> {
  readonly isValid: (values: Values) => boolean
  /** Resolves to the stored setting. @throws ApiError `conflict` if somebody else changed it since that version */
  readonly send: (values: Values, version: number) => Promise<VersionedSetting<Values>>
  /** Extracts the setting from a conflict. */
  readonly read: (current: unknown) => VersionedSetting<Values>
  /** First part of the query keys to invalidate. */
  readonly entity: string
}

/**
 * Edits a setting and merges changes by others. If both changed the same, `conflict` has both values, and saving
 * waits for the user's choice.
 */
export const useSettingForm = <Values extends object>(
  kept: VersionedSetting<Values>,
  { isValid, send, read, entity }: Options<Values>,
) => {
  const [edited, setEdited] = useState<{ readonly values: Values; readonly seen: VersionedSetting<Values> }>()
  const [theirs, setTheirs] = useState<VersionedSetting<Values>>()
  const { act, isBusy } = useAction(entity)
  const values = edited?.values ?? kept.values
  const names = Object.keys(values) as (keyof Values & string)[]
  const isDirty = names.some((name) => !sameValue(values[name], kept.values[name]))

  const save = async (wanted: Values, seen: VersionedSetting<Values>): Promise<void> => {
    setEdited({ values: wanted, seen })
    if (!isValid(wanted)) return
    try {
      const saved = await send(wanted, seen.version)
      // What was typed since stays.
      setEdited((now) => (now && now.values !== wanted ? { values: now.values, seen: saved } : undefined))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
      const now = read(error.current)
      const own = names.filter((name) => !sameValue(wanted[name], seen.values[name]))
      const isClash = own.some((name) => !sameValue(now.values[name], seen.values[name]))
      if (isClash) setTheirs(now)
      else await save(withOwn(now.values, wanted, own), now)
    }
  }
  const seen = edited?.seen ?? kept
  const own = names.filter((name) => !sameValue(values[name], seen.values[name]))
  return {
    values,
    isDirty,
    isBusy,
    change: (next: Values) => setEdited({ values: next, seen }),
    /** @param only discards these values, but not later input */
    discard: (only = values) => setEdited((now) => (now?.values === only ? undefined : now)),
    save: (wanted = values) => act(() => save(wanted, seen)),
    conflict: theirs && {
      theirs: theirs.values,
      /** Names of the settings that both changed. */
      names: own.filter((name) => !sameValue(theirs.values[name], seen.values[name])),
      cancel: () => setTheirs(undefined),
      resolve: (mine: readonly string[]) => {
        const isTheirs = (name: string) =>
          !sameValue(theirs.values[name as keyof Values], seen.values[name as keyof Values])
        setTheirs(undefined)
        act(() =>
          save(
            withOwn(
              theirs.values,
              values,
              own.filter((name) => mine.includes(name) || !isTheirs(name)),
            ),
            theirs,
          ),
        )
      },
    },
  }
}

/** Returns the values of others with some of the user's own. */
const withOwn = <Values extends object>(others: Values, mine: Values, names: readonly (keyof Values)[]): Values =>
  Object.assign({ ...others }, ...names.map((name) => ({ [name]: mine[name] })))
