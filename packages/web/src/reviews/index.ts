export { ReviewDetails } from './details.tsx'
export { useReviewHistory } from './history.tsx'
export { useReviewTable } from './use-review-table.tsx'
