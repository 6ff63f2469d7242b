import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { panelLink, placeOf, type RecordReference } from '../lib/side-panel.ts'
import { useKind } from './kinds.ts'

interface Props extends RecordReference {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Leads to the screen of a record, or shows it in the panel where it has none; what is not shown yet is no link. */
export const RecordLink = ({ entity, record, className, children }: Props) => {
  const { screen, reading } = useKind(entity)
  const target = screen?.(record) ?? (reading && panelLink({ entity, record }))
  if (!target) return <span className={className}>{children}</span>
  return (
    <Link {...target} className={className} data-record={placeOf({ entity, record })}>
      {children}
    </Link>
  )
}
