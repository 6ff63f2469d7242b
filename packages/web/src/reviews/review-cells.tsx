import { type Review, type ReviewPatch, reviews } from '@quarterdeck/contract/reviews'
import { call } from '../lib/api/client.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { CellEditor } from '../ui/cell-edit/cell-editor.tsx'
import type { CellKind } from '../ui/cell-edit/cell-kind.ts'
import type { CellEditorProps } from '../ui/data-table/editing.ts'
import { reviewMessages } from './messages/index.ts'

const save = async ({ id, version }: Review, change: ReviewPatch) => {
  const { data, batch } = await call(reviews.update, { query: { id: String(id) }, body: change, ifMatch: version })
  return { record: data.review, batch }
}

/** Edits a review in a cell of the list. */
export const ReviewCell = (props: CellEditorProps<Review>) => {
  const { fields } = useMessages(reviewMessages)
  const reply = { label: fields.reply, valueOf: (review: Review) => review.reply, isLong: true }
  const kind: CellKind<Review> = { entity: 'reviews', inputs: { reply }, reasons: {}, save }
  return <CellEditor {...props} kind={kind} />
}
