import { Button } from '@mantine/core'
import { ReplyDraft, replies } from '@quarterdeck/contract/support/replies'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { call } from '../../../lib/api/client.ts'
import { entityOf } from '../../../lib/api/queries.ts'
import { useIntentKey } from '../../../lib/api/use-intent-key.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { useLeadOn } from '../../../lib/use-is-here.ts'
import { useUndo } from '../../../records/index.ts'
import { Permitted } from '../../../session/index.ts'
import { RecordForm } from '../../../ui/form/record-form.tsx'
import { useRecordForm } from '../../../ui/form/use-record-form.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import { Page } from '../../../ui/page.tsx'
import { reportProblem } from '../../../ui/report-problem.ts'
import { replyMessages } from '../messages/index.ts'
import { ReplyFormFields } from './form-fields.tsx'
import { ReplyFormSkeleton } from './form-skeleton.tsx'
import { blank } from './reply-input.ts'

const ReplyCreateForm = () => {
  const m = useMessages(replyMessages)
  const common = useMessages(commonMessages)
  const leadOn = useLeadOn()
  const queries = useQueryClient()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const saved = useRef(false)

  const model = useRecordForm<ReplyDraft>({
    schema: ReplyDraft,
    values: blank,
    save: async (body) => {
      const sent = model.form.getValues()
      const { data, batch } = await call(replies.create, { body, idempotencyKey: keyFor(body) })
      saved.current = true
      const { id, title, version } = data.reply
      const isMore = model.draft.moveTo(`replies/${id}`, version, sent)
      void queries.invalidateQueries({ queryKey: [entityOf(replies.create)] })
      offer(m.form.created(title), batch)
      // What was typed while it was on its way is still to be saved.
      await leadOn(isMore ? { to: '/replies/$id', params: { id: String(id) } } : { to: '/replies' })
    },
    onProblem: (error) => reportProblem(common, error),
    draft: { name: 'replies/create', enabled: true },
  })
  return (
    <Page title={m.form.createTitle} layout="narrow">
      <RecordForm
        model={model}
        labels={m.fields}
        saveLabel={m.form.create}
        mayLeave={() => saved.current}
        cancel={
          <Button variant="default" renderRoot={(props) => <Link to="/replies" {...props} />}>
            {common.actions.cancel}
          </Button>
        }
      >
        <ReplyFormFields />
      </RecordForm>
    </Page>
  )
}

export const ReplyCreatePage = () => {
  const { form } = useMessages(replyMessages)
  return (
    <Permitted needs="replies:write" title={form.createTitle}>
      <Suspense fallback={<ReplyFormSkeleton isNew />}>
        <ReplyCreateForm />
      </Suspense>
    </Permitted>
  )
}
