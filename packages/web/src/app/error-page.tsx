import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { ApiError, isMaintenance } from '../kit/lib/api-error.ts'
import { isOutdated } from '../kit/lib/build.ts'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { hasFailedRepeatedly, isLoadError } from '../kit/lib/load-errors.ts'
import { describeProblem } from '../kit/ui/describe-problem.ts'
import { commonMessages } from '../kit/ui/messages/index.ts'
import { OutageFigure } from './figures.tsx'
import { FullPage } from './full-page.tsx'
import { appMessages } from './messages/index.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { markReloadOffered } from './offer-reload.ts'
import { ServerErrorMessage } from './server-error-message.tsx'

const OutdatedPage = () => {
  const { outdated: m } = useMessages(appMessages)
  useEffect(markReloadOffered, [])
  return (
    <FullPage figure={<OutageFigure />} documentTitle={m.title} title={m.title} text={m.text}>
      <Button onClick={() => location.reload()}>{m.reload}</Button>
    </FullPage>
  )
}

/** Tries the same again where one is: the data are asked for anew, and so is a file that did not come. */
const FailedPage = ({ error, reset }: ErrorComponentProps) => {
  const common = useMessages(commonMessages)
  const router = useRouter()
  const retry = () => {
    if (isLoadError(error) && hasFailedRepeatedly(error) && navigator.onLine) return location.reload()
    reset()
    void router.invalidate()
  }
  const text = isLoadError(error) ? common.problems.network : describeProblem(common, error).text
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return <ServerErrorMessage text={text} requestId={requestId} onRetry={retry} />
}

/** A screen that could not be shown: what it is about is not there, its data did not come, or it broke. */
export const ErrorPage = (props: ErrorComponentProps) => {
  const { error } = props
  const outdated = useSelector(isOutdated)
  // That is said over the whole page, which tries again afterwards.
  if (isMaintenance(error)) return null
  if (error instanceof ApiError && error.code === 'not_found') return <NotFoundPage />
  return outdated && isLoadError(error) ? <OutdatedPage /> : <FailedPage {...props} />
}
