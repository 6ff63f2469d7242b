import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

interface Props {
  readonly onMore: () => void
  readonly children: ReactNode
}

/** Loads more when it is scrolled near the view of its `data-scrolls` container, or pressed. */
export const LoadMoreOnScroll = ({ onMore, children }: Props) => {
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
