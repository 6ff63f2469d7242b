import { edits } from '@quarterdeck/contract/system/edits'
import { collections } from '../../kinds.ts'
import { demand } from '../../kit/http/demand.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { type Applied, applyEdit } from './apply.ts'

export const serveEdits = (serve: Serve): void => {
  serve.write(edits.apply, async ({ body, ...context }) => {
    demand(context.actor, body.entity, 'write')
    const applied: Applied[] = []
    for (const edit of body.edits) {
      applied.push(await applyEdit(context, collections[body.entity], edit))
    }
    return {
      records: applied.flatMap(({ record }) => (record ? [record] : [])),
      refused: applied.flatMap(({ refused }) => refused),
    }
  })
}
