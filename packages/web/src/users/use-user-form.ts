import { type User, UserDraft, type UserPatch, users } from '@quarterdeck/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../lib/api/api-error.ts'
import { call } from '../lib/api/client.ts'
import { entityOf } from '../lib/api/queries.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useMay } from '../lib/session.ts'
import { useRecordForm } from '../ui/form/use-record-form.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { reportProblem } from '../ui/report-problem.ts'
import { toast } from '../ui/toast.ts'
import { useUndo } from '../ui/use-undo.ts'
import { type UserInput, userInput } from './form-schema.ts'
import { userMessages } from './messages/index.ts'
import { userRecord } from './record-query.ts'

/** What someone else changed meanwhile, and what one wanted to change oneself. */
export interface Conflict {
  readonly current: User
  readonly fields: readonly (keyof UserDraft)[]
  readonly patch: UserPatch
  readonly reason: string
}

/** What a person may write of a user. */
const draftOf = (user: User): UserDraft =>
  Object.fromEntries(Object.keys(UserDraft.shape).map((name) => [name, user[name as keyof UserDraft]])) as UserDraft

const inputOf = (user: User): UserInput => ({ ...draftOf(user), reason: '' })

/** The fields that are not as they were. */
const changesOf = <Values extends UserDraft>(before: Values, after: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name as keyof Values]),
  ) as Partial<Values>

/** Editing one user: only what was changed is sent, with the version that it was changed on. */
export const useUserForm = (user: User) => {
  const m = useMessages(userMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const [base, setBase] = useState(user)
  const [conflict, setConflict] = useState<Conflict>()

  const onRestore = (version: number) => {
    setBase({ ...user, version })
    model.form.reset(inputOf(user))
  }
  const adopt = (record: User, sent = model.form.getValues()) => {
    const typed = changesOf(sent, model.form.getValues())
    queries.setQueryData(userRecord(String(record.id)).queryKey, record)
    setBase(record)
    model.form.reset(inputOf(record))
    model.draft.forget()
    // What was typed while the rest was on its way is still to be saved.
    for (const [name, value] of Object.entries(typed)) {
      model.form.setValue(name as keyof UserInput, value, { shouldDirty: true })
    }
    setConflict(undefined)
  }
  const send = async (patch: UserPatch, reason: string, version: number) => {
    if (Object.keys(patch).length === 0) return void toast.info(m.form.unchanged)
    const sent = model.form.getValues()
    try {
      const { data, batch } = await call(users.update, {
        query: { id: String(base.id) },
        body: patch.status && reason ? { ...patch, reason } : patch,
        ifMatch: version,
      })
      adopt(data.user, sent)
      void queries.invalidateQueries({ queryKey: [entityOf(users.update)] })
      offer(m.form.saved, batch)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'conflict' && error.conflicts.length > 0)) throw error
      setConflict({ current: error.current as User, fields: error.conflicts as (keyof UserDraft)[], patch, reason })
    }
  }
  const onProblem = (error: unknown) => reportProblem(common, error)
  const model = useRecordForm<UserInput>({
    schema: userInput(base.status),
    values: inputOf(user),
    save: ({ reason, ...values }) => send(changesOf(draftOf(base), values), reason, base.version),
    onProblem,
    draft: { name: `users/${user.id}`, version: base.version, enabled: useMay('users:write'), onRestore },
  })
  const { isDirty } = model.form.formState

  // A newer record replaces an untouched form; a touched one keeps the version that its changes were made on.
  useEffect(() => {
    if (isDirty || user.version <= base.version) return
    setBase(user)
    model.form.reset(inputOf(user))
  }, [user, base, isDirty, model.form])

  const resolve = async ({ current, fields, patch, reason }: Conflict, mine: readonly string[]) => {
    const kept = Object.entries(patch).filter(
      ([name]) => !fields.some((field) => field === name) || mine.includes(name),
    )
    try {
      if (kept.length > 0) await send(Object.fromEntries(kept), reason, current.version)
      else adopt(current)
    } catch (error) {
      onProblem(error)
    }
  }
  return { model, base, conflict, resolve, giveUpConflict: () => setConflict(undefined) }
}
