import type { DeviceSession } from '@quarterdeck/contract/account/security'
import Bowser from 'bowser'

const forms = ['desktop', 'mobile', 'tablet'] as const

/** Returns browser and system of a user agent, by their common names. */
export const deviceOf = (userAgent: string | null): Pick<DeviceSession, 'browser' | 'system' | 'form'> => {
  if (!userAgent) return { browser: '', system: '', form: 'other' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    browser: browser.name ?? '',
    system: os.name ?? '',
    form: forms.find((form) => form === platform.type) ?? 'other',
  }
}
