import IconPigMoney from '@tabler/icons-react/dist/esm/icons/IconPigMoney.mjs'
import { plainKind } from '../../kit/records/plain/index.ts'
import { budgetMessages } from './messages/index.ts'

export const budgetKind = plainKind({
  entity: 'budgets',
  icon: IconPigMoney,
  messages: budgetMessages,
  described: async () => (await import('./described.tsx'))?.budgets,
  form: async () => (await import('./form.ts'))?.budgetForm,
})
