import type { Condition } from '@quarterdeck/contract/kit/list'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Timeline } from '../../../kit/records/history/index.ts'
import { SidePanel } from '../../../kit/records/panel/index.ts'
import { userMessages } from '../messages/index.ts'
import classes from './profile.module.css'
import { useProfileAddress } from './profile-address.ts'

const views = ['all', 'profile', 'by'] as const

const conditions = (id: string): Record<(typeof views)[number], readonly Condition[]> => ({
  all: [{ field: 'about', op: 'in', values: [Number(id)] }],
  profile: [
    { field: 'entity', op: 'in', values: ['users'] },
    { field: 'record', op: 'in', values: [id] },
  ],
  by: [{ field: 'actorId', op: 'in', values: [Number(id)] }],
})

/** Shows changes of a person's record, and changes made by the person. */
export const PersonTimeline = ({ name }: { name: string }) => {
  const m = useMessages(userMessages).profile
  const { id, view, part } = useProfileAddress()
  const current = views.find((each) => each === view) ?? 'all'
  const labels = { all: m.views.all, profile: m.views.profile, by: m.views.by(name) }
  return (
    <div className={classes.content}>
      <nav className={classes.views} aria-label={m.views.label}>
        {views.map((each) => (
          <Link
            key={each}
            to="/users/profile"
            search={part(each === 'all' ? {} : { view: each })}
            resetScroll={false}
            className={classes.view}
            activeOptions={{ exact: true }}
            aria-current={each === current ? 'page' : undefined}
          >
            {labels[each]}
          </Link>
        ))}
      </nav>
      <Timeline where={conditions(id)[current]} home={{ entity: 'users', record: id }} />
      <SidePanel />
    </div>
  )
}
