import IconTarget from '@tabler/icons-react/dist/esm/icons/IconTarget.mjs'
import { plainKind } from '../../kit/records/plain/index.ts'
import { goalMessages } from './messages/index.ts'

export const goalKind = plainKind({
  entity: 'goals',
  icon: IconTarget,
  messages: goalMessages,
  described: async () => (await import('./described.ts'))?.goals,
  form: async () => (await import('./form.ts'))?.goalForm,
})
