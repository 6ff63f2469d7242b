import { Button } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import { idOf } from '../../kit/lib/api/list-source.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useMe, usePermission } from '../../kit/lib/session.ts'
import { useNavigateIfHere } from '../../kit/lib/use-is-current-screen.ts'
import { useDelete } from '../../kit/records/index.ts'
import { RecordNotice } from '../../kit/records/live/index.ts'
import { Avatar } from '../../kit/ui/avatar.tsx'
import { RecordPager } from '../../kit/ui/data-table/record-pager.tsx'
import { savedSearchOf } from '../../kit/ui/data-table/return-state.ts'
import { formMessages } from '../../kit/ui/form/messages/index.ts'
import { ReadOnlyNote } from '../../kit/ui/form/read-only-note.tsx'
import { RecordForm } from '../../kit/ui/form/record-form.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { Page } from '../../kit/ui/page.tsx'
import { StatusBadge } from '../../kit/ui/status-badge.tsx'
import { UserFormFields } from './form-fields.tsx'
import { UserFormSkeleton } from './form-skeleton.tsx'
import { userMessages } from './messages/index.ts'
import { userRecord } from './record-query.ts'
import { userSource } from './source.ts'
import { statusTones } from './status-tones.ts'
import { useUserForm } from './use-user-form.ts'
import { UserConflict } from './user-conflict.tsx'

const ResetSecondFactor = lazy(async () => ({ default: (await import('./reset-second-factor.tsx')).ResetSecondFactor }))

const UserEditForm = ({ id }: { id: string }) => {
  const m = useMessages(userMessages)
  const { actions } = useMessages(commonMessages)
  const { reason } = useMessages(formMessages)
  const { date } = useFormats()
  const me = useMe()
  const mayWrite = usePermission('users:write')
  const mayDelete = usePermission('users:delete')
  const mayGrant = usePermission('users:access')
  const leadOn = useNavigateIfHere()
  const { data: user } = useSuspenseQuery(userRecord(id))
  const { model, base, conflict, resolve, giveUpConflict } = useUserForm(user)
  const deleteUsers = useDelete(userSource)
  const leaving = useRef(false)

  const remove = async () => {
    if (leaving.current) return
    leaving.current = true
    if (await deleteUsers([base])) {
      model.draft.forget()
      await leadOn({ to: '/users', search: savedSearchOf('/users') })
    } else leaving.current = false
  }
  return (
    <Page
      title={base.name}
      layout="narrow"
      lead={<Avatar name={base.name} image={base.image} size={48} />}
      about={
        <>
          <StatusBadge tone={statusTones[base.status]}>{m.statuses[base.status]}</StatusBadge>
          <span>{m.form.addedOn(date(base.createdAt))}</span>
        </>
      }
      actions={
        <>
          <RecordPager list="/users" spec={userSource.spec} pageOf={userSource.page} idOf={idOf} id={id} />
          <Button
            variant="default"
            leftSection={<IconUserCircle size={16} stroke={1.75} aria-hidden />}
            renderRoot={(props) => <Link to="/users/profile" search={{ id }} {...props} />}
          >
            {m.list.profile}
          </Button>
          {mayGrant && (
            <Suspense>
              <ResetSecondFactor id={user.id} />
            </Suspense>
          )}
          {mayDelete && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
              onClick={() => void remove()}
            >
              {actions.delete}
            </Button>
          )}
        </>
      }
    >
      <RecordNotice entity="users" record={id} version={base.version} isEdited={model.form.formState.isDirty} />
      {!mayWrite && <ReadOnlyNote>{m.form.readOnly}</ReadOnlyNote>}
      <RecordForm
        model={model}
        labels={{ ...m.fields, reason: reason.label }}
        saveLabel={actions.save}
        readOnly={!mayWrite}
        mayLeave={() => leaving.current}
        cancel={
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/users" search={savedSearchOf('/users')} {...props} />}
          >
            {actions.cancel}
          </Button>
        }
      >
        <UserFormFields isSelf={user.id === me.id} />
      </RecordForm>
      {conflict && (
        <UserConflict
          conflict={conflict}
          onCancel={giveUpConflict}
          onResolve={(mine) => void resolve(conflict, mine)}
        />
      )}
    </Page>
  )
}

/** Renders the user form; another id in the URL remounts it. */
export const UserEditPage = () => {
  const { id } = useParams({ from: '/shell/users/$id' })
  return (
    <Suspense key={id} fallback={<UserFormSkeleton />}>
      <UserEditForm id={id} />
    </Suspense>
  )
}
