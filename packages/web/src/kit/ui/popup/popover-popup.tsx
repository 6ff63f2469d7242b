import { Popover, type PopoverProps } from '@mantine/core'
import { cloneElement, type ReactElement, type ReactNode, type Ref } from 'react'
import type { PopupTarget } from './lazy-popup.tsx'
import { useInitiallyOpen } from './use-initially-open.ts'

interface Props extends Pick<PopoverProps, 'width' | 'position'> {
  readonly target: PopupTarget
  readonly label: string
  readonly className?: string | undefined
  readonly padding?: number
  readonly children: (close: () => void) => ReactNode
}

/** Popover of a `LazyPopup`. */
export const PopoverPopup = ({ target, label, className, padding, children, ...popover }: Props) => {
  const { button, opened, setOpened } = useInitiallyOpen()
  const close = () => setOpened(false)
  return (
    <Popover {...popover} trapFocus returnFocus opened={opened} onChange={setOpened}>
      <Popover.Target>
        {cloneElement(target as ReactElement<{ ref?: Ref<HTMLButtonElement>; onClick?: () => void }>, {
          ref: button,
          onClick: () => setOpened(!opened),
        })}
      </Popover.Target>
      <Popover.Dropdown
        aria-label={label}
        {...(className && { className })}
        {...(padding !== undefined && { p: padding })}
      >
        {opened && children(close)}
      </Popover.Dropdown>
    </Popover>
  )
}
