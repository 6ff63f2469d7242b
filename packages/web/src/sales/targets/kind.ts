import IconTargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs'
import { plainKind } from '../../kit/records/plain/index.ts'
import { targetMessages } from './messages/index.ts'

export const targetKind = plainKind({
  entity: 'targets',
  icon: IconTargetArrow,
  messages: targetMessages,
  described: async () => (await import('./described.tsx'))?.targets,
  form: async () => (await import('./form.ts'))?.targetForm,
})
