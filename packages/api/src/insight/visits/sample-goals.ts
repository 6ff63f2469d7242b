import type { GoalDraft } from '@quarterdeck/contract/insight/visits/goals'
import { ago } from '../../kit/generator/ago.ts'

const given: readonly GoalDraft[] = [
  { name: 'Opens the sale', way: 'page', target: '/sale', note: '' },
  { name: 'Puts something into the cart', way: 'event', target: 'cart', note: '' },
  { name: 'Begins to check out', way: 'page', target: '/checkout', note: '' },
]

/** The rows of `goals`. */
export const sampleGoals = (now: Date) =>
  given.map((goal, index) => {
    const createdAt = ago(now, 200 - 30 * index)
    return { id: index + 1, ...goal, createdAt, updatedAt: createdAt }
  })
