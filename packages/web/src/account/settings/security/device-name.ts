import type { DeviceSession } from '@quarterdeck/contract/account/security'
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconDevices from '@tabler/icons-react/dist/esm/icons/IconDevices.mjs'
import IconDeviceTablet from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs'

export const deviceIcons = {
  desktop: IconDeviceDesktop,
  mobile: IconDeviceMobile,
  tablet: IconDeviceTablet,
  other: IconDevices,
}

type Device = Pick<DeviceSession, 'browser' | 'system'>

/** `Firefox on Windows`, as far as the device says it. */
export const deviceName = (
  { on, unknown }: { on: (browser: string, system: string) => string; unknown: string },
  { browser, system }: Device,
): string => (browser && system ? on(browser, system) : browser || system || unknown)
