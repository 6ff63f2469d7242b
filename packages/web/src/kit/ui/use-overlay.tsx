import { useDisclosure } from '@mantine/hooks'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { withMessages } from '../lib/i18n/catalogue.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { commonMessages } from './messages/index.ts'
import { reportProblem } from './report-problem.ts'

export interface OverlayProps {
  readonly opened: boolean
  readonly onClose: () => void
}

interface Overlay {
  readonly opened: boolean
  readonly open: () => void
  readonly close: () => void
  /** Element to render; empty until first opened. */
  readonly overlay: ReactNode
}

/** Mounts closed and then opens, so that Mantine records the focus to restore. */
const Opening = ({ opened, children }: { opened: boolean; children: (opened: boolean) => ReactNode }) => {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(true), [])
  return children(opened && isThere)
}

/**
 * Returns an overlay that is loaded when first opened. The page works without it if loading fails.
 * @param load returns the same component each time, like `import()`
 */
export const useOverlay = (load: () => Promise<ComponentType<OverlayProps>>): Overlay => {
  const m = useMessages(commonMessages)
  const [opened, { open: show, close }] = useDisclosure(false)
  const [Loaded, setLoaded] = useState<ComponentType<OverlayProps>>()

  const open = async () => {
    try {
      const component = await withMessages(load)
      setLoaded(() => component)
      show()
    } catch (error) {
      reportProblem(m, error)
    }
  }
  const overlay = Loaded && (
    <Suspense>
      <Opening opened={opened}>{(isOpen) => <Loaded opened={isOpen} onClose={close} />}</Opening>
    </Suspense>
  )
  return { opened, open: () => void open(), close, overlay }
}
