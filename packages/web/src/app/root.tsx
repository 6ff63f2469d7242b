import { Outlet } from '@tanstack/react-router'
import { Toaster } from '../ui/toaster.tsx'

/** The current screen and the notifications above it. */
export const Root = () => (
  <>
    <Outlet />
    <Toaster />
  </>
)
