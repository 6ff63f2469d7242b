import { Outlet } from '@tanstack/react-router'
import { Toaster } from '../ui/toaster.tsx'
import { TroubleWatch } from './trouble/trouble-watch.tsx'

/** The current screen and the notifications above it. */
export const Root = () => (
  <>
    <Outlet />
    <Toaster />
    <TroubleWatch />
  </>
)
