import { Button } from '@mantine/core'
import { isNoted } from '@quarterdeck/contract/kit/entities'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type FunctionComponent, Suspense, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { idOf } from '../../../lib/api/list-source.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { usePermission } from '../../../lib/session.ts'
import { useNavigateIfHere } from '../../../lib/use-is-current-screen.ts'
import { RecordPager } from '../../../ui/data-table/record-pager.tsx'
import { savedSearchOf } from '../../../ui/data-table/return-state.ts'
import { ConflictDialog } from '../../../ui/form/conflict-dialog.tsx'
import { ReadOnlyNote } from '../../../ui/form/read-only-note.tsx'
import { RecordForm } from '../../../ui/form/record-form.tsx'
import { commonMessages } from '../../../ui/messages/index.ts'
import { Page } from '../../../ui/page.tsx'
import type { Described } from '../../described/described.ts'
import { useDecimalMoneyFields } from '../../field-types/decimal-money-fields.ts'
import { TimelineSkeleton, Versions } from '../../history/index.ts'
import type { VersionedRow } from '../../lists/cells/cell-kind.ts'
import { RecordNotice } from '../../live/index.ts'
import { recordMessages } from '../../messages/index.ts'
import { NotesPanel } from '../../notes/index.ts'
import { useDelete } from '../../use-delete.ts'
import type { EditConflict } from '../../use-edit-form.ts'
import { About } from './about.tsx'
import { type FormProps, PlainFields } from './fields.tsx'
import classes from './form.module.css'
import type { PlainForm } from './plain-form.ts'
import { PlainSkeleton } from './skeleton.tsx'
import { usePlainEdit } from './use-plain-edit.ts'

/** The versions of a record: what is counted or follows from the rest is not set back to what it was. */
const PlainVersions = <Row extends VersionedRow>({ own, form, id }: FormProps<Row> & { readonly id: string }) => {
  const { versions: m } = useMessages(recordMessages)
  const fixed = Object.keys(own.kind.fields).filter((name) => !(name in form.draft.shape))
  return (
    <section className={classes.versions} aria-label={m.label}>
      <h2>{m.label}</h2>
      <Suspense fallback={<TimelineSkeleton />}>
        <Versions place={{ entity: own.kind.entity, record: id }} but={fixed} />
      </Suspense>
    </section>
  )
}

interface ConflictProps<Row extends VersionedRow> {
  readonly own: Described<Row>
  readonly conflict: EditConflict<Row, FieldValues>
  readonly onCancel: () => void
  readonly onResolve: (mine: readonly string[]) => void
}

/** Both values of what two people changed, as the history shows them. */
const PlainConflict = <Row extends VersionedRow>({ own, conflict, ...rest }: ConflictProps<Row>) => {
  const fields = useDecimalMoneyFields(own.useHistory().fields)
  const show = (name: string, value: unknown) => fields[name]?.show?.(value) ?? String(value ?? '')
  return (
    <ConflictDialog
      {...rest}
      fields={conflict.fields.map((name) => ({
        name,
        label: fields[name]?.label ?? name,
        theirs: show(name, Reflect.get(conflict.current, name)),
        yours: show(name, conflict.typed[name]),
      }))}
    />
  )
}

const DeleteButton = ({ onDelete }: { readonly onDelete: () => void }) => {
  const { actions } = useMessages(commonMessages)
  return (
    <Button
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
      onClick={onDelete}
    >
      {actions.delete}
    </Button>
  )
}

const EditForm = <Row extends VersionedRow>({ own, form, id }: FormProps<Row> & { readonly id: string }) => {
  const { entity } = own.kind
  const { fields } = useMessages(own.messages)
  const { form: m } = useMessages(recordMessages)
  const { actions } = useMessages(commonMessages)
  const mayWrite = usePermission(`${entity}:write`)
  const mayDelete = usePermission(`${entity}:delete`)
  const mayReadChanges = usePermission('changes:read')
  const leadOn = useNavigateIfHere()
  const { data: record } = useSuspenseQuery(own.recordOf(id))
  const { model, base, conflict, resolve, giveUpConflict } = usePlainEdit({ own, form }, record)
  const deleteRecords = useDelete(own.source)
  const leaving = useRef(false)
  const back = { to: `/${entity}`, search: savedSearchOf(`/${entity}`) } as const

  const remove = async () => {
    if (leaving.current) return
    leaving.current = true
    if (await deleteRecords([base])) {
      model.draft.forget()
      await leadOn(back)
    } else leaving.current = false
  }
  return (
    <Page
      title={own.source.titleOf(base)}
      layout="narrow"
      about={<About own={own} record={base} />}
      actions={
        <>
          <RecordPager list={`/${entity}`} spec={own.source.spec} pageOf={own.source.page} idOf={idOf} id={id} />
          {mayDelete && <DeleteButton onDelete={() => void remove()} />}
        </>
      }
    >
      <RecordNotice entity={entity} record={id} version={base.version} isEdited={model.form.formState.isDirty} />
      {!mayWrite && <ReadOnlyNote>{m.readOnly}</ReadOnlyNote>}
      <RecordForm
        model={model}
        labels={fields}
        saveLabel={actions.save}
        readOnly={!mayWrite}
        mayLeave={() => leaving.current}
        cancel={
          <Button variant="default" renderRoot={(props) => <Link {...back} {...props} />}>
            {actions.cancel}
          </Button>
        }
      >
        <PlainFields own={own} form={form} />
      </RecordForm>
      {isNoted(entity) && (
        <div className={classes.notes}>
          <NotesPanel about={{ entity, record: id }} />
        </div>
      )}
      {mayReadChanges && <PlainVersions own={own} form={form} id={id} />}
      {conflict && (
        <PlainConflict
          own={own}
          conflict={conflict}
          onCancel={giveUpConflict}
          onResolve={(mine) => void resolve(conflict, mine)}
        />
      )}
    </Page>
  )
}

/** Returns the edit page of a described entity; another record in the address is another form. */
export const editPage =
  <Row extends VersionedRow>(own: Described<Row>, form: PlainForm): FunctionComponent =>
  () => {
    const { id = '' } = useParams({ strict: false })
    return (
      <Suspense key={id} fallback={<PlainSkeleton own={own} form={form} />}>
        <EditForm own={own} form={form} id={id} />
      </Suspense>
    )
  }
