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
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { articleMessages } from '../messages/index.ts'
import { articleRecord } from '../record-query.ts'
import { articleSource } from '../source.ts'
import { statusTones } from '../status-tones.ts'
import { ArticleConflict } from './article-conflict.tsx'
import classes from './form.module.css'
import { ArticleFormFields } from './form-fields.tsx'
import { ArticleFormSkeleton } from './form-skeleton.tsx'
import { useArticleForm } from './use-article-form.ts'

/** What is counted or follows from the rest is not set back to what it was. */
const counted = ['title', 'position', 'views', 'helpful', 'unhelpful']

const ArticleVersions = ({ record }: { readonly record: string }) => {
  const { form: m } = useMessages(articleMessages)
  return (
    <section className={classes.versions} aria-label={m.versions}>
      <h2>{m.versions}</h2>
      <Suspense fallback={<TimelineSkeleton />}>
        <Versions place={{ entity: 'articles', record }} but={counted} />
      </Suspense>
    </section>
  )
}

const ArticleEditForm = ({ id }: { readonly id: string }) => {
  const { form: m, fields, statuses } = useMessages(articleMessages)
  const { actions } = useMessages(commonMessages)
  const { date } = useFormats()
  const mayWrite = useMay('articles:write')
  const mayDelete = useMay('articles:delete')
  const mayReadChanges = useMay('changes:read')
  const leadOn = useLeadOn()
  const { data: article } = useSuspenseQuery(articleRecord(id))
  const { model, base, conflict, resolve, giveUpConflict } = useArticleForm(article)
  const deleteArticles = useDelete(articleSource)
  const leaving = useRef(false)

  const remove = async () => {
    if (leaving.current) return
    leaving.current = true
    if (await deleteArticles([base])) {
      model.draft.forget()
      await leadOn({ to: '/articles', search: leftAt('/articles') })
    } else leaving.current = false
  }
  return (
    <Page
      title={base.title}
      layout="narrow"
      about={
        <>
          <StatusBadge tone={statusTones[base.status]}>{statuses[base.status]}</StatusBadge>
          <span>{m.addedOn(date(base.createdAt))}</span>
        </>
      }
      actions={
        <>
          <RecordPager list="/articles" spec={articleSource.spec} pageOf={articleSource.page} idOf={idOf} id={id} />
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
      <RecordNotice entity="articles" record={id} version={base.version} isEdited={model.form.formState.isDirty} />
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
            renderRoot={(props) => <Link to="/articles" search={leftAt('/articles')} {...props} />}
          >
            {actions.cancel}
          </Button>
        }
      >
        <ArticleFormFields />
      </RecordForm>
      {mayReadChanges && <ArticleVersions record={id} />}
      {conflict && (
        <ArticleConflict
          conflict={conflict}
          onCancel={giveUpConflict}
          onResolve={(mine) => void resolve(conflict, mine)}
        />
      )}
    </Page>
  )
}

/** One article; another one in the address is another form. */
export const ArticleEditPage = () => {
  const { id } = useParams({ from: '/shell/articles/$id' })
  return (
    <Suspense key={id} fallback={<ArticleFormSkeleton />}>
      <ArticleEditForm id={id} />
    </Suspense>
  )
}
