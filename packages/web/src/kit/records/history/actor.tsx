import type { Change } from '@quarterdeck/contract/system/changes'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { RecordLink } from '../index.ts'
import { recordMessages } from '../messages/index.ts'
import classes from './timeline.module.css'

/** The face of who did it. */
export const ActorFace = ({ actor, image }: { actor: Change['actor']; image: string }) =>
  actor ? (
    <Avatar name={actor.name} image={image} size={32} />
  ) : (
    <span className={classes.system}>
      <IconSettings size={16} stroke={1.75} aria-hidden />
    </span>
  )

export const ActorName = ({ actor }: { actor: Change['actor'] }) => {
  const m = useMessages(recordMessages).history
  if (!actor) return <span className={classes.who}>{m.system}</span>
  return (
    <RecordLink entity="users" record={String(actor.id)} className={classes.who}>
      <bdi>{actor.name}</bdi>
    </RecordLink>
  )
}
