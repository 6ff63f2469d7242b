import { reviewList, reviews } from '@quarterdeck/contract/reviews'
import { listAnswer } from '../db/page.ts'
import type { Serve } from '../http/serve.ts'
import * as store from './store.ts'

export const serveReviews = (serve: Serve): void => {
  serve.read(reviews.list, async ({ db, list, url }) =>
    listAnswer(reviewList, url, list, await store.list(db, list), (rows) => store.toWire(db, rows)),
  )
}
