import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import { plainKind } from '../../kit/records/plain/index.ts'
import { enrolmentMessages } from './messages/index.ts'

export const enrolmentKind = plainKind({
  entity: 'enrolments',
  icon: IconUserCheck,
  messages: enrolmentMessages,
  status: 'status',
  described: async () => (await import('./described.tsx'))?.enrolments,
  form: async () => (await import('./form.ts'))?.enrolmentForm,
})
