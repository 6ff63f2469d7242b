import { Outlet } from '@tanstack/react-router'
import { ToastArea } from '../kit/ui/toasts/toast-area.tsx'
import { TroubleWatch } from './trouble/trouble-watch.tsx'

/** The current screen and the notifications above it. */
export const Root = () => (
  <>
    <Outlet />
    <ToastArea />
    <TroubleWatch />
  </>
)
