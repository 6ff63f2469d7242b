import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { sample } from '@quarterdeck/contract/system/sample'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../kit/lib/api/client.ts'
import { reading } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { reportProblem } from '../../kit/ui/report-problem.ts'
import shared from '../../kit/ui/styles/shared.module.css'
import { toast } from '../../kit/ui/toast.ts'
import { systemMessages } from '../messages/index.ts'
import classes from './backups.module.css'

const refreshMs = 5000

const RemoveButton = ({ isReady }: { isReady: boolean }) => {
  const m = useMessages(systemMessages).sample
  const common = useMessages(commonMessages)
  const [opened, { open, close }] = useDisclosure(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(sample.remove, {}),
    onSuccess: () => {
      toast.success(m.removed)
      // Every list of this window is about records that are gone.
      window.location.assign(import.meta.env.BASE_URL)
    },
    onError: (error) => reportProblem(common, error),
    onSettled: close,
  })
  return (
    <>
      <Button variant="default" size="xs" disabled={!isReady} onClick={open}>
        {m.remove}
      </Button>
      <Dialog
        opened={opened}
        title={m.remove}
        text={m.question}
        onClose={close}
        actions={
          <>
            <Button variant="default" onClick={close}>
              {common.actions.cancel}
            </Button>
            <Button color="red" loading={isPending} onClick={() => mutate()}>
              {m.remove}
            </Button>
          </>
        }
      />
    </>
  )
}

/** Leads owners from a trial with sample data to the real installation; nothing without sample data. */
export const SamplePanel = () => {
  const m = useMessages(systemMessages).sample
  const { data } = useQuery({
    ...reading(sample.read),
    refetchInterval: ({ state }) => state.data?.isSample === true && refreshMs,
  })
  if (!data?.isSample) return null
  const { hasOwnPassword, hasBackup } = data
  return (
    <section className={classes.panel} aria-label={m.title}>
      <div className={classes.facts}>
        <h2 className={classes.title}>{m.title}</h2>
        <p>{m.text}</p>
        {!hasOwnPassword && (
          <p className={shared.hintWrap}>
            {m.password} <Link to="/settings/security">{m.changePassword}</Link>
          </p>
        )}
        {!hasBackup && <p className={shared.hintWrap}>{m.backup}</p>}
      </div>
      <RemoveButton isReady={hasOwnPassword && hasBackup} />
    </section>
  )
}
