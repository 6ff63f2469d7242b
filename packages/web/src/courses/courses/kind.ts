import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import { plainKind } from '../../kit/records/plain/index.ts'
import { courseMessages } from './messages/index.ts'

export const courseKind = plainKind({
  entity: 'courses',
  icon: IconSchool,
  messages: courseMessages,
  status: 'status',
  described: async () => (await import('./described.tsx'))?.courses,
  form: async () => (await import('./form.ts'))?.courseForm,
  more: { refreshes: ['enrolments'] },
})
