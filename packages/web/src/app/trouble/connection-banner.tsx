import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { appMessages } from '../messages/index.ts'
import classes from './trouble.module.css'

/** What is on screen may be old: that is said, quietly. */
export const ConnectionBanner = () => {
  const m = useMessages(appMessages).trouble
  return (
    <div role="status" className={classes.banner}>
      <IconCloudOff size={16} stroke={1.75} aria-hidden />
      {m.connection}
    </div>
  )
}
