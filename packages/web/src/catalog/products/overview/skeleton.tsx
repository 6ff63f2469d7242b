import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import tabClasses from '../../../ui/tabs/tabs.module.css'
import { TilesSkeleton } from '../../../ui/tiles/tiles.tsx'
import { productMessages } from '../messages/index.ts'
import galleryClasses from './gallery/gallery.module.css'
import classes from './overview.module.css'

/** The outlines of a product that is on its way. */
export const OverviewSkeleton = () => {
  const m = useMessages(productMessages)
  return (
    <Page
      title={m.overview}
      about={<Skeleton width={240} height={22} />}
      actions={<Skeleton width={180} height={36} />}
    >
      <div className={classes.first} aria-busy="true">
        <div className={galleryClasses.main} />
        <div className={classes.details}>
          <Skeleton width={140} height={36} />
          <Skeleton width="90%" />
          <Skeleton width="70%" />
          <div className={classes.facts}>
            {[120, 96, 64, 180, 140, 160].map((width) => (
              <div key={width}>
                <Skeleton width={80} height={20} />
                <Skeleton width={width} height={20} />
              </div>
            ))}
          </div>
        </div>
      </div>
      <TilesSkeleton count={8} />
      <div className={tabClasses.tabs}>
        <div className={tabClasses.tab} />
      </div>
    </Page>
  )
}
