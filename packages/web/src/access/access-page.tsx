import { useMessages } from '../lib/i18n/use-messages.ts'
import { useMay } from '../lib/session.ts'
import { Page } from '../ui/page.tsx'
import { Matrix } from './matrix.tsx'
import { accessMessages } from './messages/index.ts'
import { Requests } from './requests.tsx'

/** Which access role may do what, and who asks for more. */
export const AccessPage = () => {
  const m = useMessages(accessMessages)
  const mayGive = useMay('users:access')
  return (
    <Page title={m.title} about={m.about}>
      {mayGive && <Requests />}
      <Matrix />
    </Page>
  )
}
