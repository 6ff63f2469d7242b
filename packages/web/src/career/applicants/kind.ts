import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs'
import { plainKind } from '../../kit/records/plain/index.ts'
import { applicantMessages } from './messages/index.ts'

export const applicantKind = plainKind({
  entity: 'applicants',
  icon: IconUserSearch,
  messages: applicantMessages,
  status: 'stage',
  described: async () => (await import('./described.tsx'))?.applicants,
  form: async () => (await import('./form.ts'))?.applicantForm,
})
