import { useDisclosure } from '@mantine/hooks'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { withWords } from '../lib/i18n/catalogue.ts'
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
  /** To be rendered: nothing until it was opened once. */
  readonly overlay: ReactNode
}

/** Comes closed and opens then: only so the library notes where the focus was, to give it back. */
const Opening = ({ opened, children }: { opened: boolean; children: (opened: boolean) => ReactNode }) => {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(true), [])
  return children(opened && isThere)
}

/**
 * Something that opens above the page and is loaded when it is first opened. A page goes on
 * without it where it cannot be loaded.
 * @param load answers the same component each time, as `import()` does
 */
export const useOverlay = (load: () => Promise<ComponentType<OverlayProps>>): Overlay => {
  const m = useMessages(commonMessages)
  const [opened, { open: show, close }] = useDisclosure(false)
  const [Loaded, setLoaded] = useState<ComponentType<OverlayProps>>()

  const open = async () => {
    try {
      const component = await withWords(load)
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
