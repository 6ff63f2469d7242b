import { reviewList, reviews } from '@quarterdeck/contract/reviews'
import IconMessageStar from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs'
import { BinLink } from '../../bin/index.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { usePeeked } from '../../lib/peek.ts'
import { useMay } from '../../lib/session.ts'
import { LiveNotice } from '../../live/index.ts'
import { Peek } from '../../peek/index.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useListState } from '../../ui/data-table/use-list-state.ts'
import { Page } from '../../ui/page.tsx'
import { StatePanel } from '../../ui/state-panel.tsx'
import { Opening, SavedViews } from '../../views/index.ts'
import { useReviewFields } from '../fields.tsx'
import { reviewMessages } from '../messages/index.ts'
import { useReviewFacets } from './facets.ts'
import { idOfReview, ownParameters, reviewCounts, reviewPage } from './list-query.ts'
import { listMessages } from './messages/index.ts'
import { ReviewTabs } from './review-tabs.tsx'
import { useReviewActions } from './use-review-actions.tsx'

const editing = { load: async () => (await import('../review-cells.tsx')).ReviewCell }

const List = () => {
  const m = useMessages(reviewMessages)
  const words = useMessages(listMessages)
  const mayWrite = useMay('reviews:write')
  const mayDelete = useMay('reviews:delete')
  const state = useListState(reviewList, ownParameters)
  const fields = useReviewFields()
  const facets = useReviewFacets(state)
  const { actions, dialog } = useReviewActions()
  const current = usePeeked('reviews')
  return (
    <Page
      title={m.list.title}
      layout="fill"
      actions={
        <>
          <SavedViews list="reviews" endpoint={reviews.list} spec={reviewList} />
          {mayDelete && <BinLink to="/reviews/bin" label={words.bin} />}
        </>
      }
    >
      <ReviewTabs state={state} />
      <DataTable
        label={m.list.title}
        name="reviews"
        spec={reviewList}
        state={state}
        pageOf={reviewPage}
        fields={fields}
        countsOf={reviewCounts}
        exportFrom={reviews.export}
        searchLabel={words.search}
        facets={facets}
        idOf={idOfReview}
        nameOf={({ id }) => m.name(String(id))}
        current={current}
        actions={actions}
        editing={mayWrite ? editing : undefined}
        notice={<LiveNotice entity="reviews" />}
        empty={
          <StatePanel
            picture={<IconMessageStar size={36} stroke={1.5} aria-hidden />}
            title={m.list.empty}
            text={words.emptyText}
          />
        }
      />
      <Peek beside />
      {dialog}
    </Page>
  )
}

export const ReviewListPage = () => (
  <Opening list="reviews">
    <List />
  </Opening>
)
