import { type Goal, goalKind } from '@quarterdeck/contract/insight/visits/goals'
import { described } from '../../kit/records/described/index.ts'
import { goalMessages } from './messages/index.ts'

/** Display of goals beyond their field definitions. */
export const goals = described<Goal>({
  kind: goalKind,
  messages: goalMessages,
  title: 'name',
  columns: { name: { width: 280, minWidth: 200, skeleton: 180 }, note: false },
})
