import { Button } from '@mantine/core'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import { knowsPasskeys, signInByPasskey } from '../../kit/lib/api/passkey.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import classes from './entrance.module.css'
import { entranceMessages } from './messages/index.ts'

interface Props {
  readonly busy: boolean
  readonly attempt: (show: () => Promise<boolean>) => Promise<void>
}

/** Signs in by a passkey, in browsers that support them. */
export const PasskeyButton = ({ busy, attempt }: Props) => {
  const { login: m } = useMessages(entranceMessages)
  if (!knowsPasskeys()) return null
  return (
    <Button
      className={classes.alternative ?? ''}
      variant="default"
      fullWidth
      disabled={busy}
      leftSection={<IconFingerprint size={18} stroke={1.75} aria-hidden />}
      onClick={() => void attempt(signInByPasskey)}
    >
      {m.passkey}
    </Button>
  )
}
