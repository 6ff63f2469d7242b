import { useRouter, useSearch } from '@tanstack/react-router'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { pathTo } from '../kit/lib/paths.ts'
import { commonMessages } from '../kit/ui/messages/index.ts'
import { ServerErrorMessage } from './server-error-message.tsx'

/** The same by its own address, for whoever sends people there. */
export const ServerErrorPage = () => {
  const { problems } = useMessages(commonMessages)
  const { history } = useRouter()
  const { next = '/', request } = useSearch({ from: '/server-error' })
  return (
    <ServerErrorMessage text={problems.internal} requestId={request} onRetry={() => history.replace(pathTo(next))} />
  )
}
