import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { commonMessages } from '../kit/ui/messages/index.ts'
import { OutageFigure } from './figures.tsx'
import { FullPage } from './full-page.tsx'
import { appMessages } from './messages/index.ts'

// Where there is an id somebody has answered, so that this will come too.
const RequestId = lazy(() => import('./request-id.tsx').then((module) => ({ default: module.RequestId })))

interface Props {
  readonly text: string
  readonly requestId?: string | undefined
  readonly onRetry: () => void
}

/** Something failed on the other side: what, its number, another try and the way back. */
export const ServerErrorMessage = ({ text, requestId, onRetry }: Props) => {
  const { serverError: m } = useMessages(appMessages)
  const { actions, problems } = useMessages(commonMessages)
  return (
    <FullPage
      figure={<OutageFigure />}
      documentTitle={m.title}
      title={m.title}
      text={text}
      note={
        requestId && (
          <Suspense fallback={problems.requestId(requestId)}>
            <RequestId id={requestId} />
          </Suspense>
        )
      }
    >
      <Button onClick={onRetry}>{actions.retry}</Button>
      <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
        {m.toHome}
      </Button>
    </FullPage>
  )
}
