import { Button } from '@mantine/core'
import type { UserSummary } from '@quarterdeck/contract/people/profile'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useLazyModule } from '../../../kit/lib/lazy-module.ts'
import { useMe } from '../../../kit/lib/session.ts'
import { TimelineSkeleton } from '../../../kit/records/history/index.ts'
import { useKinds } from '../../../kit/records/index.ts'
import { Notes } from '../../../kit/records/notes/index.ts'
import { Avatar } from '../../../kit/ui/avatar.tsx'
import { Page } from '../../../kit/ui/page.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import tabClasses from '../../../kit/ui/tabs/tabs.module.css'
import { Tabs } from '../../../kit/ui/tabs/tabs.tsx'
import { TilesSkeleton } from '../../../kit/ui/tiles/tiles.tsx'
import { userMessages } from '../messages/index.ts'
import { userRecord } from '../record-query.ts'
import { About } from './about.tsx'
import { PersonTimeline } from './person-timeline.tsx'
import classes from './profile.module.css'
import { ownParameters, type Tab, tabs, useProfileAddress } from './profile-address.ts'
import { userSummary } from './profile-query.ts'
import { ReopenButton } from './reopen-button.tsx'
import { ProfileTiles } from './tiles.tsx'

/** Skeleton of the profile page. */
const ProfileSkeleton = () => {
  const m = useMessages(userMessages).profile
  return (
    <Page
      title={m.title}
      lead={<Skeleton width={80} height={80} round />}
      about={
        <div className={classes.about}>
          <div>
            {[64, 88, 44, 120].map((width) => (
              <Skeleton key={width} width={width} height={20} />
            ))}
          </div>
          <div>
            {[168, 132, 80].map((width) => (
              <Skeleton key={width} width={width} height={20} />
            ))}
          </div>
        </div>
      }
      actions={<Skeleton width={84} height={36} />}
    >
      <TilesSkeleton />
      <div className={tabClasses.tabs}>
        <div className={tabClasses.tab} />
      </div>
    </Page>
  )
}

interface Props {
  readonly shown: readonly Tab[]
  readonly current: Tab
  readonly summary: UserSummary
}

const ProfileTabs = ({ shown, current, summary }: Props) => {
  const m = useMessages(userMessages).profile
  const { part } = useProfileAddress()
  return (
    <Tabs
      label={m.sections}
      current={current}
      tabs={shown.map((tab, index) => ({
        name: tab,
        label: m.tabs[tab],
        link: { to: '/users/profile', search: part(index === 0 ? {} : { tab }) },
        ...(tab !== 'timeline' && tab !== 'notes' && { count: summary[tab]?.total }),
      }))}
    />
  )
}

const ViewAsButton = lazy(async () => ({ default: (await import('../../view-as/index.ts')).ViewAsButton }))

const EditButton = ({ id }: { id: string }) => {
  const m = useMessages(userMessages).profile
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
      renderRoot={(props) => <Link to="/users/$id" params={{ id }} {...props} />}
    >
      {m.edit}
    </Button>
  )
}

const Owned = ({ entity, owner }: { entity: keyof UserSummary; owner: string }) => {
  const List = useLazyModule(useKinds()[entity].ofPerson)
  return <List owner={owner} parameters={ownParameters} />
}

const Profile = ({ id }: { id: string }) => {
  const { permissions } = useMe()
  const { tab } = useProfileAddress()
  const { data: user } = useSuspenseQuery(userRecord(id))
  const { data: summary } = useSuspenseQuery(userSummary(id))
  const shown = tabs.filter((each) => permissions.includes(each === 'timeline' ? 'changes:read' : `${each}:read`))
  const current = shown.find((each) => each === tab) ?? shown[0]
  return (
    <Page
      title={user.name}
      lead={<Avatar name={user.name} image={user.image} size={80} />}
      about={<About user={user} />}
      actions={
        <>
          {permissions.includes('users:impersonate') && (
            <Suspense>
              <ViewAsButton user={user} />
            </Suspense>
          )}
          {permissions.includes('users:access') && <ReopenButton id={user.id} />}
          {permissions.includes('users:write') && <EditButton id={id} />}
        </>
      }
    >
      <ProfileTiles summary={summary} />
      {current && <ProfileTabs shown={shown} current={current} summary={summary} />}
      {/* Its words may still be on their way: that is no reason to take the person away. */}
      <Suspense fallback={<TimelineSkeleton />}>
        {current === 'timeline' && <PersonTimeline name={user.name} />}
        {current === 'notes' && (
          <div className={classes.content}>
            <Notes about={{ entity: 'users', record: id }} />
          </div>
        )}
        {current && current !== 'timeline' && current !== 'notes' && (
          <Owned key={current} entity={current} owner={id} />
        )}
      </Suspense>
    </Page>
  )
}

/** Renders the profile page of the `id` in the URL, or the user's own. */
export const ProfilePage = () => {
  const { id } = useProfileAddress()
  return (
    <Suspense key={id} fallback={<ProfileSkeleton />}>
      <Profile id={id} />
    </Suspense>
  )
}
