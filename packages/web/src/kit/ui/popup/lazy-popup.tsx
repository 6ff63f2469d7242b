import { type ComponentType, cloneElement, type ReactElement, useState } from 'react'
import { withMessages } from '../../lib/i18n/catalogue.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { reportProblem } from '../report-problem.ts'

/** Button of a popup, which receives these props. */
export type PopupTarget = ReactElement<{
  readonly 'aria-haspopup'?: 'menu' | 'dialog'
  readonly 'aria-expanded'?: boolean
  readonly onPointerEnter?: () => void
  readonly onFocus?: () => void
  readonly onClick?: () => void
}>

interface Props<Own extends object> {
  readonly kind: 'menu' | 'dialog'
  readonly target: PopupTarget
  /** Returns the same component each time, like `import()`. It opens as soon as it is mounted. */
  readonly load: () => Promise<ComponentType<Own & { readonly target: PopupTarget }>>
  readonly props: Own
}

/** A button with a popup, loaded when it is first opened or just before. */
export const LazyPopup = <Own extends object>({ kind, target, load, props }: Props<Own>) => {
  const m = useMessages(commonMessages)
  const [Loaded, setLoaded] = useState<ComponentType<Own & { readonly target: PopupTarget }>>()
  if (Loaded) return <Loaded {...props} target={target} />

  const open = async () => {
    try {
      const component = await withMessages(load)
      setLoaded(() => component)
    } catch (error) {
      reportProblem(m, error)
    }
  }
  // Opening it tries again, and says so where it fails.
  const preload = () => void withMessages(load).catch(() => undefined)
  return cloneElement(target, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => void open(),
  })
}
