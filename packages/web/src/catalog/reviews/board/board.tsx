import { Button } from '@mantine/core'
import type { Product } from '@quarterdeck/contract/catalog/products'
import IconMessageStar from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { LoadMoreButton } from '../../../kit/ui/more-button.tsx'
import { ProblemPanel } from '../../../kit/ui/problem-panel.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { SmallSelect } from '../../../kit/ui/small-select.tsx'
import { StatePanel } from '../../../kit/ui/state-panel.tsx'
import { reviewMessages } from '../messages/index.ts'
import classes from './board.module.css'
import { reviewFilters, sorts, useBoard } from './board-address.ts'
import { reviewsOfProduct } from './board-query.ts'
import { RatingDistribution } from './rating-distribution.tsx'
import { ReviewBody } from './review-body.tsx'

/** Skeleton of the reviews. */
const BoardSkeleton = () => (
  <ul className={classes.list} aria-busy="true">
    {[320, 280].map((width) => (
      <li key={width}>
        <div className={classes.review}>
          <Skeleton width={32} height={32} round />
          <div className={classes.content}>
            <Skeleton width={180} height={20} />
            <Skeleton width="100%" />
            <Skeleton width={width} />
          </div>
        </div>
      </li>
    ))}
  </ul>
)

type Rated = Pick<Product, 'id' | 'rating' | 'totalReviews'>

const options = <Name extends string>(names: Readonly<Record<Name, unknown>>, labels: Readonly<Record<Name, string>>) =>
  (Object.keys(names) as Name[]).map((name) => (
    <option key={name} value={name}>
      {labels[name]}
    </option>
  ))

const Tools = ({ product: { id } }: { product: Rated }) => {
  const { board: m, whole } = useMessages(reviewMessages)
  const { board, change } = useBoard()
  return (
    <div className={classes.tools}>
      <SmallSelect
        label={m.show}
        value={board.show}
        onChoose={(show) => change(() => ({ show: show as keyof typeof reviewFilters }))}
      >
        {options(reviewFilters, m.shows)}
      </SmallSelect>
      <SmallSelect
        label={m.sort}
        value={board.sort}
        onChoose={(sort) => change(() => ({ sort: sort as keyof typeof sorts }))}
      >
        {options(sorts, m.sorts)}
      </SmallSelect>
      {board.stars.length > 0 && (
        <Button variant="subtle" size="xs" onClick={() => change(() => ({ stars: [] }))}>
          {m.reset}
        </Button>
      )}
      <Link to="/reviews" search={{ productId: String(id) }} className={classes.whole}>
        {whole}
      </Link>
    </div>
  )
}

const Nothing = ({ isFirst }: { isFirst: boolean }) => {
  const m = useMessages(reviewMessages).board
  const { change } = useBoard()
  return (
    <StatePanel
      picture={<IconMessageStar size={36} stroke={1.5} aria-hidden />}
      title={isFirst ? m.none : m.noMatch}
      text={isFirst ? m.noneText : undefined}
    >
      {!isFirst && (
        <Button variant="default" onClick={() => change(() => ({ stars: [], show: 'all' }))}>
          {m.reset}
        </Button>
      )}
    </StatePanel>
  )
}

const List = ({ product: { id } }: { product: Rated }) => {
  const m = useMessages(reviewMessages).board
  const { board } = useBoard()
  const query = useInfiniteQuery(reviewsOfProduct(id, board))
  if (query.isPending) return <BoardSkeleton />
  if (query.isError) return <ProblemPanel error={query.error} onRetry={() => void query.refetch()} />
  const rows = query.data.pages.flatMap((page) => page.rows)
  if (rows.length === 0)
    return <Nothing isFirst={(board.show === 'all' || board.show === 'visible') && board.stars.length === 0} />
  return (
    <>
      <ul className={classes.list}>
        {rows.map((review) => (
          <li key={review.id}>
            <ReviewBody review={review} />
          </li>
        ))}
      </ul>
      <LoadMoreButton query={query} className={classes.more}>
        {m.more}
      </LoadMoreButton>
    </>
  )
}

/** Shows the ratings and reviews of a product. */
export const ReviewBoard = ({ product }: { product: Rated }) => (
  <div className={classes.board}>
    <RatingDistribution product={product} />
    <div className={classes.side}>
      <Tools product={product} />
      <List product={product} />
    </div>
  </div>
)
