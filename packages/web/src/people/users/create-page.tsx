import { Button } from '@mantine/core'
import { UserDraft, users } from '@quarterdeck/contract/people/users'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { entityOf } from '../../kit/lib/api/queries.ts'
import { useIntentKey } from '../../kit/lib/api/use-intent-key.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { useNavigateIfHere } from '../../kit/lib/use-is-current-screen.ts'
import { useUndo } from '../../kit/records/index.ts'
import { Permitted } from '../../kit/session/index.ts'
import { RecordForm } from '../../kit/ui/form/record-form.tsx'
import { useRecordForm } from '../../kit/ui/form/use-record-form.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { Page } from '../../kit/ui/page.tsx'
import { reportProblem } from '../../kit/ui/report-problem.ts'
import { UserFormFields } from './form-fields.tsx'
import { UserFormSkeleton } from './form-skeleton.tsx'
import { userMessages } from './messages/index.ts'

const blank = UserDraft.partial({ name: true, email: true }).parse({})

const UserCreateForm = () => {
  const m = useMessages(userMessages)
  const common = useMessages(commonMessages)
  const mayGrant = usePermission('users:access')
  const leadOn = useNavigateIfHere()
  const queries = useQueryClient()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const saved = useRef(false)

  const model = useRecordForm<UserDraft>({
    schema: UserDraft,
    values: { ...blank, name: '', email: '' },
    save: async ({ accessRole, ...draft }) => {
      const body = mayGrant ? { ...draft, accessRole } : draft
      const sent = model.form.getValues()
      const { data, batch } = await call(users.create, { body, idempotencyKey: keyFor(body) })
      saved.current = true
      const { id, name, version } = data.user
      const isMore = model.draft.moveTo(`users/${id}`, version, sent)
      void queries.invalidateQueries({ queryKey: [entityOf(users.create)] })
      offer(m.form.created(name), batch)
      // What was typed while it was on its way is still to be saved.
      await leadOn(isMore ? { to: '/users/$id', params: { id: String(id) } } : { to: '/users' })
    },
    onProblem: (error) => reportProblem(common, error),
    draft: { name: 'users/create', enabled: true },
  })
  return (
    <Page title={m.form.createTitle} layout="narrow">
      <RecordForm
        model={model}
        labels={m.fields}
        saveLabel={m.form.create}
        mayLeave={() => saved.current}
        cancel={
          <Button variant="default" renderRoot={(props) => <Link to="/users" {...props} />}>
            {common.actions.cancel}
          </Button>
        }
      >
        <UserFormFields isNew />
      </RecordForm>
    </Page>
  )
}

export const UserCreatePage = () => {
  const { form } = useMessages(userMessages)
  return (
    <Permitted needs="users:write" title={form.createTitle}>
      <Suspense fallback={<UserFormSkeleton isNew />}>
        <UserCreateForm />
      </Suspense>
    </Permitted>
  )
}
