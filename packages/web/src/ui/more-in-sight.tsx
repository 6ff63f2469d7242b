import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

interface Props {
  readonly onMore: () => void
  readonly children: ReactNode
}

/** Asks for more when the end of what is there is nearly in sight of what scrolls, marked `data-scrolls`; or when it is pressed. */
export const MoreInSight = ({ onMore, children }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  const more = useEffectEvent(onMore)
  useEffect(() => {
    const { current: element } = button
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more()
      },
      { root: element.closest('[data-scrolls]'), rootMargin: '400px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <Button ref={button} size="xs" variant="default" onClick={onMore}>
      {children}
    </Button>
  )
}
