import { type User, UserDraft, type UserPatch, users } from '@quarterdeck/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../lib/api/api-error.ts'
import { call } from '../lib/api/client.ts'
import { entityOf } from '../lib/api/queries.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useRecordForm } from '../ui/form/use-record-form.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { reportProblem } from '../ui/report-problem.ts'
import { toast } from '../ui/toast.ts'
import { useUndo } from '../ui/use-undo.ts'
import { userMessages } from './messages/index.ts'
import { userRecord } from './record-query.ts'

/** What someone else changed meanwhile, and what one wanted to change oneself. */
export interface Conflict {
  readonly current: User
  readonly fields: readonly (keyof UserDraft)[]
  readonly patch: UserPatch
}

/** What a person may write of a user. */
const draftOf = (user: User): UserDraft =>
  Object.fromEntries(Object.keys(UserDraft.shape).map((name) => [name, user[name as keyof UserDraft]])) as UserDraft

/** The fields that are not as they were. */
const changesOf = (before: UserDraft, after: UserDraft): UserPatch =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name as keyof UserDraft]))

/** Editing one user: only what was changed is sent, with the version that it was changed on. */
export const useUserForm = (user: User) => {
  const m = useMessages(userMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const [base, setBase] = useState(user)
  const [conflict, setConflict] = useState<Conflict>()

  const adopt = (record: User) => {
    queries.setQueryData(userRecord(String(record.id)).queryKey, record)
    setBase(record)
    model.form.reset(draftOf(record))
    setConflict(undefined)
  }
  const send = async (patch: UserPatch, version: number) => {
    if (Object.keys(patch).length === 0) return void toast.info(m.form.unchanged)
    try {
      const { data, batch } = await call(users.update, {
        query: { id: String(base.id) },
        body: patch,
        ifMatch: version,
      })
      adopt(data.user)
      void queries.invalidateQueries({ queryKey: [entityOf(users.update)] })
      offer(m.form.saved, batch)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'conflict' && error.conflicts.length > 0)) throw error
      setConflict({ current: error.current as User, fields: error.conflicts as (keyof UserDraft)[], patch })
    }
  }
  const onProblem = (error: unknown) => reportProblem(common, error)
  const model = useRecordForm<UserDraft>({
    schema: UserDraft,
    values: draftOf(user),
    save: (values) => send(changesOf(draftOf(base), values), base.version),
    onProblem,
  })
  const { isDirty } = model.form.formState

  // A newer record replaces an untouched form; a touched one keeps the version that its changes were made on.
  useEffect(() => {
    if (isDirty || user.version <= base.version) return
    setBase(user)
    model.form.reset(draftOf(user))
  }, [user, base, isDirty, model.form])

  const resolve = async ({ current, fields, patch }: Conflict, mine: readonly string[]) => {
    const kept = Object.entries(patch).filter(
      ([name]) => !fields.some((field) => field === name) || mine.includes(name),
    )
    try {
      if (kept.length > 0) await send(Object.fromEntries(kept), current.version)
      else adopt(current)
    } catch (error) {
      onProblem(error)
    }
  }
  return { model, base, conflict, resolve, giveUpConflict: () => setConflict(undefined) }
}
