import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import tabClasses from '../../../ui/tabs/tabs.module.css'
import { TilesSkeleton } from '../../../ui/tiles/tiles.tsx'
import { userMessages } from '../messages/index.ts'
import classes from './profile.module.css'

/** The outlines of a person's page while it is on the way. */
export const ProfileSkeleton = () => {
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
