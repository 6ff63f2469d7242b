import { Button } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { idOf } from '../../../lib/api/list-source.ts'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { useMay } from '../../../lib/session.ts'
import { useLeadOn } from '../../../lib/use-is-here.ts'
import { TimelineSkeleton, Versions } from '../../../records/history/index.ts'
import { useDelete } from '../../../records/index.ts'
import { RecordNotice } from '../../../records/live/index.ts'
import { RecordPager } from '../../../ui/data-table/record-pager.tsx'
import { leftAt } from '../../../ui/data-table/return-state.ts'
import { ReadOnlyNote } from '../../../ui/form/read-only-note.tsx'
import { RecordForm } from '../../../ui/form/record-form.tsx'
import { commonMessages } from '../../../ui/messages/index.ts'
import { Page } from '../../../ui/page.tsx'
import { ticketMessages } from '../../tickets/index.ts'
import { replyMessages } from '../messages/index.ts'
import { replyRecord } from '../record-query.ts'
import { replySource } from '../source.ts'
import classes from './form.module.css'
import { ReplyFormFields } from './form-fields.tsx'
import { ReplyFormSkeleton } from './form-skeleton.tsx'
import { ReplyConflict } from './reply-conflict.tsx'
import { useReplyForm } from './use-reply-form.ts'

const ReplyVersions = ({ record }: { readonly record: string }) => {
  const { form: m } = useMessages(replyMessages)
  return (
    <section className={classes.versions} aria-label={m.versions}>
      <h2>{m.versions}</h2>
      <Suspense fallback={<TimelineSkeleton />}>
        <Versions place={{ entity: 'replies', record }} />
      </Suspense>
    </section>
  )
}

const ReplyEditForm = ({ id }: { readonly id: string }) => {
  const { form: m, fields } = useMessages(replyMessages)
  const { categories } = useMessages(ticketMessages)
  const { actions } = useMessages(commonMessages)
  const { date } = useFormats()
  const mayWrite = useMay('replies:write')
  const mayDelete = useMay('replies:delete')
  const mayReadChanges = useMay('changes:read')
  const leadOn = useLeadOn()
  const { data: reply } = useSuspenseQuery(replyRecord(id))
  const { model, base, conflict, resolve, giveUpConflict } = useReplyForm(reply)
  const deleteReplies = useDelete(replySource)
  const leaving = useRef(false)

  const remove = async () => {
    if (leaving.current) return
    leaving.current = true
    if (await deleteReplies([base])) {
      model.draft.forget()
      await leadOn({ to: '/replies', search: leftAt('/replies') })
    } else leaving.current = false
  }
  return (
    <Page
      title={base.title}
      layout="narrow"
      about={
        <>
          <span>{categories[base.category]}</span>
          <span>{m.addedOn(date(base.createdAt))}</span>
        </>
      }
      actions={
        <>
          <RecordPager list="/replies" spec={replySource.spec} pageOf={replySource.page} idOf={idOf} id={id} />
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
      <RecordNotice entity="replies" record={id} version={base.version} isEdited={model.form.formState.isDirty} />
      {!mayWrite && <ReadOnlyNote>{m.readOnly}</ReadOnlyNote>}
      <RecordForm
        model={model}
        labels={fields}
        saveLabel={actions.save}
        readOnly={!mayWrite}
        mayLeave={() => leaving.current}
        cancel={
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/replies" search={leftAt('/replies')} {...props} />}
          >
            {actions.cancel}
          </Button>
        }
      >
        <ReplyFormFields />
      </RecordForm>
      {mayReadChanges && <ReplyVersions record={id} />}
      {conflict && (
        <ReplyConflict
          conflict={conflict}
          onCancel={giveUpConflict}
          onResolve={(mine) => void resolve(conflict, mine)}
        />
      )}
    </Page>
  )
}

/** One reply; another one in the address is another form. */
export const ReplyEditPage = () => {
  const { id } = useParams({ from: '/shell/replies/$id' })
  return (
    <Suspense key={id} fallback={<ReplyFormSkeleton />}>
      <ReplyEditForm id={id} />
    </Suspense>
  )
}
