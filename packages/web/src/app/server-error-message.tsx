import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { OutageFigure } from './figures.tsx'
import { FullPage } from './full-page.tsx'
import { appMessages } from './messages/index.ts'
import { RequestId } from './request-id.tsx'

interface Props {
  readonly text: string
  readonly requestId?: string | undefined
  readonly onRetry: () => void
}

/** Something failed on the other side: what, its number, another try and the way back. */
export const ServerErrorMessage = ({ text, requestId, onRetry }: Props) => {
  const { serverError: m } = useMessages(appMessages)
  const { actions } = useMessages(commonMessages)
  return (
    <FullPage
      figure={<OutageFigure />}
      documentTitle={m.title}
      title={m.title}
      text={text}
      note={requestId && <RequestId id={requestId} />}
    >
      <Button onClick={onRetry}>{actions.retry}</Button>
      <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
        {m.toHome}
      </Button>
    </FullPage>
  )
}
