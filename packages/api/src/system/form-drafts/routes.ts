import { formDrafts } from '@quarterdeck/contract/system/form-drafts'
import type { Serve } from '../../kit/http/serve.ts'
import { forgetDraft, formDraftOf, saveFormDraft } from './store.ts'

export const serveFormDrafts = (serve: Serve): void => {
  serve.read(formDrafts.read, async ({ db, query, actor }) => ({ draft: await formDraftOf(db, actor.id, query.form) }))
  serve.write(formDrafts.keep, async ({ body, ...context }) => {
    if (Object.keys(body.values).length > 0) return { draft: await saveFormDraft(context, body) }
    await forgetDraft(context.tx, context.actor.id, body.form)
    return { draft: null }
  })
}
