import type { Permission } from '@quarterdeck/contract/kit/permission'
import { lazy, type ReactNode, Suspense } from 'react'
import { usePermission } from '../../lib/session.ts'
import { Page } from '../../ui/page.tsx'

const ForbiddenPanel = lazy(async () => ({ default: (await import('./forbidden-panel.tsx')).ForbiddenPanel }))

interface Props {
  readonly needs: Permission
  readonly title: string
  readonly children: ReactNode
}

/** A screen on which there is nothing to be read without a permission: who does not have it can ask for it there. */
export const Permitted = ({ needs, title, children }: Props) => {
  if (usePermission(needs)) return children
  return (
    <Page title={title} layout="narrow">
      <Suspense>
        <ForbiddenPanel needs={needs} />
      </Suspense>
    </Page>
  )
}
