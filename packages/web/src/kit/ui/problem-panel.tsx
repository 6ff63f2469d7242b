import { Button } from '@mantine/core'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import { Suspense } from 'react'
import { ApiError } from '../lib/api-error.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { describeProblem } from './describe-problem.ts'
import { commonMessages } from './messages/index.ts'
import { useServices } from './services.ts'
import { StatePanel } from './state-panel.tsx'

/** Shows an error in place of the content, with a retry button. */
export const ProblemPanel = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const m = useMessages(commonMessages)
  const { Forbidden } = useServices()
  if (error instanceof ApiError && error.needs) {
    return (
      <Suspense>
        <Forbidden needs={error.needs} />
      </Suspense>
    )
  }
  const { text, requestId } = describeProblem(m, error)
  return (
    <div role="alert">
      <StatePanel
        picture={<IconCloudOff size={36} stroke={1.5} aria-hidden />}
        title={m.problems.loadFailed}
        text={text}
        requestId={requestId}
      >
        <Button variant="default" onClick={onRetry}>
          {m.actions.retry}
        </Button>
      </StatePanel>
    </div>
  )
}
