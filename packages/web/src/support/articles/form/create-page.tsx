import { Button } from '@mantine/core'
import { titleFields } from '@quarterdeck/contract/support/article-words'
import { ArticleDraft, articles } from '@quarterdeck/contract/support/articles'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { call } from '../../../lib/api/client.ts'
import { entityOf } from '../../../lib/api/queries.ts'
import { useIntentKey } from '../../../lib/api/use-intent-key.ts'
import { useLocale, useMessages } from '../../../lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../lib/search-params.ts'
import { useLeadOn } from '../../../lib/use-is-here.ts'
import { useUndo } from '../../../records/index.ts'
import { Permitted } from '../../../session/index.ts'
import { RecordForm } from '../../../ui/form/record-form.tsx'
import { useRecordForm } from '../../../ui/form/use-record-form.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import { Page } from '../../../ui/page.tsx'
import { reportProblem } from '../../../ui/report-problem.ts'
import { articleMessages } from '../messages/index.ts'
import { blank } from './article-input.ts'
import { ArticleFormFields } from './form-fields.tsx'
import { ArticleFormSkeleton } from './form-skeleton.tsx'

/** What somebody looked for and did not find is the question of the article that is missing. */
const useAsked = (): Partial<ArticleDraft> => {
  const { title }: SearchParams = useSearch({ strict: false })
  const locale = useLocale()
  return typeof title === 'string' ? { [titleFields[locale]]: title.slice(0, 200) } : {}
}

const ArticleCreateForm = () => {
  const m = useMessages(articleMessages)
  const common = useMessages(commonMessages)
  const leadOn = useLeadOn()
  const queries = useQueryClient()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const saved = useRef(false)
  const asked = useAsked()

  const model = useRecordForm<ArticleDraft>({
    schema: ArticleDraft,
    values: { ...blank, ...asked },
    save: async (body) => {
      const sent = model.form.getValues()
      const { data, batch } = await call(articles.create, { body, idempotencyKey: keyFor(body) })
      saved.current = true
      const { id, title, version } = data.article
      const isMore = model.draft.moveTo(`articles/${id}`, version, sent)
      void queries.invalidateQueries({ queryKey: [entityOf(articles.create)] })
      offer(m.form.created(title), batch)
      // What was typed while it was on its way is still to be saved.
      await leadOn(isMore ? { to: '/articles/$id', params: { id: String(id) } } : { to: '/articles' })
    },
    onProblem: (error) => reportProblem(common, error),
    draft: { name: 'articles/create', enabled: true },
  })
  return (
    <Page title={m.form.createTitle} layout="narrow">
      <RecordForm
        model={model}
        labels={m.fields}
        saveLabel={m.form.create}
        mayLeave={() => saved.current}
        cancel={
          <Button variant="default" renderRoot={(props) => <Link to="/articles" {...props} />}>
            {common.actions.cancel}
          </Button>
        }
      >
        <ArticleFormFields />
      </RecordForm>
    </Page>
  )
}

export const ArticleCreatePage = () => {
  const { form } = useMessages(articleMessages)
  return (
    <Permitted needs="articles:write" title={form.createTitle}>
      <Suspense fallback={<ArticleFormSkeleton isNew />}>
        <ArticleCreateForm />
      </Suspense>
    </Permitted>
  )
}
