import { Button } from '@mantine/core'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { ApiError } from '../lib/api/api-error.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { describeProblem } from '../ui/describe-problem.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { OutageFigure } from './figures.tsx'
import { FullPage } from './full-page.tsx'
import { appMessages } from './messages/index.ts'
import { NotFoundPage } from './not-found-page.tsx'

const ServerErrorPage = ({ error, reset }: ErrorComponentProps) => {
  const { serverError: m } = useMessages(appMessages)
  const common = useMessages(commonMessages)
  const router = useRouter()
  const { text, requestId } = describeProblem(common, error)

  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <FullPage figure={<OutageFigure />} documentTitle={m.title} title={m.title} text={text} requestId={requestId}>
      <Button onClick={retry}>{common.actions.retry}</Button>
      <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
        {m.toHome}
      </Button>
    </FullPage>
  )
}

/** A screen that could not be shown: what it is about is not there, its data did not come, or it broke. */
export const ErrorPage = (props: ErrorComponentProps) =>
  props.error instanceof ApiError && props.error.code === 'not_found' ? (
    <NotFoundPage />
  ) : (
    <ServerErrorPage {...props} />
  )
