import type { Entity } from '@quarterdeck/contract/kit/entities'
import { lazy, Suspense } from 'react'
import { useForeignChange } from './foreign-changes.ts'
import classes from './live.module.css'

const NoticeBar = lazy(async () => ({ default: (await import('./notice-bar.tsx')).NoticeBar }))

interface Props {
  readonly entity: Entity
  readonly record: string
  /** The version that the screen is about. */
  readonly version: number
  /** Someone has entered something, so that the screen does not follow by itself. */
  readonly isEdited: boolean
}

/** Says above a form that somebody else changed or deleted its record meanwhile. */
export const RecordNotice = ({ entity, record, version, isEdited }: Props) => {
  const change = useForeignChange(entity, record)
  const isNews = change !== undefined && change.version > version && (isEdited || change.action === 'delete')
  return (
    <div role="status" className={classes.recordNoticeStatus}>
      {isNews && (
        <Suspense>
          <NoticeBar entity={entity} change={change} />
        </Suspense>
      )}
    </div>
  )
}
