import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../lib/api-error.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { sameValue } from '../ui/form/same-value.ts'
import { useRecordForm } from '../ui/form/use-record-form.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { reportProblem } from '../ui/report-problem.ts'
import { toast } from '../ui/toast.ts'
import { useUndo } from './use-undo.ts'

interface Kept {
  readonly id: number | string
  readonly version: number
}

/** Changes that somebody else made meanwhile, and the person's own. */
export interface EditConflict<Record, Input> {
  readonly current: Record
  /** The inputs that both changed. */
  readonly fields: readonly (keyof Input & string)[]
  /** Input as it was typed. */
  readonly typed: Input
  /** The inputs that differ from the record. */
  readonly changed: readonly (keyof Input & string)[]
}

interface Options<Record extends Kept, Input extends FieldValues> {
  readonly record: Record
  /** Returns the schema of the form for a record. */
  readonly schemaOf: (base: Record) => z.ZodType<Input>
  readonly inputOf: (record: Record) => Input
  /** Inputs that say something about the change and are none by themselves, as its reason. */
  readonly besides?: readonly (keyof Input & string)[]
  /** The field of the record that an input is, where the names differ: `deliveredAt`, or `payment.cardNumber` in another. */
  readonly fieldOf?: (input: keyof Input & string) => string
  /** Asks back before a change that is probably a slip. Answers whether it is to be saved. */
  readonly confirm?: (changed: readonly (keyof Input & string)[], typed: Input) => Promise<boolean>
  /** Sends the inputs that were changed. */
  readonly send: (
    changed: readonly (keyof Input & string)[],
    typed: Input,
    version: number,
  ) => Promise<{ readonly record: Record; readonly batch: string }>
  /** Shows the record as an answer has it. */
  readonly keep: (record: Record) => void
  /** The first part of the keys of its queries, and the name of its drafts. */
  readonly entity: string
  readonly enabled: boolean
  readonly words: {
    readonly saved: string
    readonly unchanged: string
    /** Why the server refuses, by the codes that the form has its own words for. */
    readonly reasons?: { readonly [code: string]: string }
  }
  /** Returns true where saving is a step of something that announces its outcome itself. */
  readonly isStep?: () => boolean
  /** Called once it is saved, or where there was nothing to save. Throws what a call throws. */
  readonly onSaved?: (record: Record) => Promise<void> | void
  /** Says of a failure itself what is to be said; answers whether it did. */
  readonly onFailure?: (error: unknown) => boolean
}

const first = (path: string): string => path.split('.')[0] ?? path

/** Returns the input for an error at a path of the record: its own, or that of which it is a part. */
const inputFor = (inputs: readonly string[], fieldOf: (input: string) => string, path: string): string => {
  if (inputs.includes(first(path))) return path
  return (
    inputs.find((name) => fieldOf(name) === path) ?? inputs.find((name) => first(fieldOf(name)) === first(path)) ?? path
  )
}

const changedIn = <Input extends FieldValues>(
  before: Input,
  after: Input,
  besides: readonly (keyof Input & string)[],
): (keyof Input & string)[] =>
  Object.keys(after).filter((name) => !sameValue(after[name], before[name]) && !besides.includes(name))

/** Editing one record: only what was changed is sent, with the version that it was changed on. */
export const useEditForm = <Record extends Kept, Input extends FieldValues>(options: Options<Record, Input>) => {
  const { record, inputOf, besides = [], fieldOf = (input) => input, entity, words } = options
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const [base, setBase] = useState(record)
  const [conflict, setConflict] = useState<EditConflict<Record, Input>>()

  const onRestore = (version: number) => {
    setBase({ ...record, version })
    model.form.reset(inputOf(record))
  }
  const adopt = (next: Record, sent = model.form.getValues()) => {
    const now = model.form.getValues()
    options.keep(next)
    setBase(next)
    model.form.reset(inputOf(next))
    model.draft.forget()
    // What was typed while the rest was on its way is still to be saved.
    for (const name of Object.keys(now) as Path<Input>[]) {
      if (sameValue(now[name], sent[name])) continue
      model.form.setValue(name, now[name] as PathValue<Input, Path<Input>>, { shouldDirty: true })
    }
    setConflict(undefined)
  }
  const send = async (changed: readonly (keyof Input & string)[], typed: Input, version: number) => {
    if (changed.length === 0) {
      if (!options.isStep?.()) toast.info(words.unchanged)
      return options.onSaved?.(base)
    }
    const sent = model.form.getValues()
    const saved = await options.send(changed, typed, version).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'conflict' && error.conflicts.length > 0)) throw error
      const fields = changed.filter((name) => error.conflicts.includes(first(fieldOf(name))))
      setConflict({ current: error.current as Record, fields, typed, changed })
    })
    if (!saved) return
    adopt(saved.record, sent)
    void queries.invalidateQueries({ queryKey: [entity] })
    if (!options.isStep?.()) offer(words.saved, saved.batch)
    await options.onSaved?.(saved.record)
  }
  const onProblem = (error: unknown) => {
    if (!options.onFailure?.(error)) reportProblem(common, error)
  }
  const model = useRecordForm<Input>({
    schema: options.schemaOf(base),
    values: inputOf(record),
    save: async (typed) => {
      // What is typed was read by the schema, and so is what it is compared with.
      const before = options.schemaOf(base).safeParse(inputOf(base))
      const changed = changedIn(before.success ? before.data : inputOf(base), typed, besides)
      if (!options.confirm || (await options.confirm(changed, typed))) await send(changed, typed, base.version)
    },
    onProblem,
    inputFor: (path) => inputFor(Object.keys(inputOf(record)), fieldOf, path),
    ...(words.reasons && { reasons: words.reasons }),
    draft: { name: `${entity}/${record.id}`, version: base.version, enabled: options.enabled, onRestore },
  })
  const { isDirty } = model.form.formState

  // A newer record replaces an untouched form; a touched one keeps the version that its changes were made on.
  useEffect(() => {
    if (isDirty || record.version <= base.version) return
    setBase(record)
    model.form.reset(inputOf(record))
  }, [record, base, isDirty, model.form, inputOf])

  const resolve = async ({ current, fields, typed, changed }: EditConflict<Record, Input>, mine: readonly string[]) => {
    const kept = changed.filter((name) => !fields.includes(name) || mine.includes(name))
    try {
      if (kept.length > 0) await send(kept, typed, current.version)
      else adopt(current)
    } catch (error) {
      onProblem(error)
    }
  }
  return { model, base, conflict, resolve, giveUpConflict: () => setConflict(undefined) }
}
