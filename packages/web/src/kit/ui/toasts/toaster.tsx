import { useComputedColorScheme } from '@mantine/core'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import type { Sonner as Api } from './load-toaster.ts'
import './toaster.css'

/**
 * The notification area. The numbers are the specification's, all set explicitly although some are sonner 1.7.4's own
 * defaults. Its swipe threshold (20 px or 0.11 px/ms), removal delay (200 ms) and close label (`Close toast`) are
 * built into that version, which is therefore pinned.
 * @param onReady called once, when new toasts will be shown
 */
export const Toaster = ({ onReady }: { onReady: (api: Api) => void }) => {
  useEffect(() => onReady(toast), [onReady])
  return (
    <Sonner
      position="top-right"
      theme={useComputedColorScheme('light')}
      visibleToasts={3}
      gap={14}
      offset={32}
      mobileOffset={{ top: 32, left: 16, right: 16 }}
      duration={4000}
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel="Notifications"
      closeButton
      style={{ '--width': '356px' } as React.CSSProperties}
    />
  )
}
