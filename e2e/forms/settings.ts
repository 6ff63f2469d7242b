import { password, people } from '../fixture.ts'
import { box, button, confirm, dialog, type FormScreen, region, save } from './form.ts'

export const settingsForms: readonly FormScreen[] = [
  {
    at: 'settings',
    forms: {
      'one’s own profile': {
        file: 'account/settings/profile/profile-form.tsx',
        send: async (page) => {
          await box(page, 'Name').fill('Ann')
          await save(page)
        },
      },
      'one’s own address': {
        file: 'account/settings/profile/email.tsx',
        send: async (page) => {
          await box(page, 'Email address').fill('ann@example.com')
          await button(page, 'Change address').click()
        },
      },
    },
  },
  {
    at: 'settings/security',
    forms: {
      'a password': {
        file: 'account/settings/security/password-form.tsx',
        send: async (page) => {
          await page.getByLabel('Current password').fill(password)
          await page.getByLabel('New password').fill('four gulls over 7 lighthouses')
          await button(page, 'Change password').click()
        },
      },
      'an API key': {
        file: 'account/settings/security/new-key-dialog.tsx',
        send: async (page) => {
          await region(page, 'API keys').getByRole('button', { name: 'New API key' }).click()
          await dialog(page).getByLabel('Name').fill('Nightly')
          await dialog(page).getByLabel('orders:read').check()
          await confirm(page, 'Create key')
        },
      },
    },
  },
  {
    at: 'settings/two-factor-authentication',
    forms: {
      'who needs a second factor': {
        file: 'account/settings/two-factor/two-factor-policy-form.tsx',
        send: async (page) => {
          await page.getByRole('checkbox', { name: 'Viewer' }).check()
          await button(page, 'Save').click()
        },
      },
      'the password before a second factor': {
        file: 'account/settings/two-factor/two-factor-page.tsx',
        send: async (page) => {
          await button(page, 'Turn on').click()
          await dialog(page).getByLabel('Password', { exact: true }).fill(password)
          await confirm(page, 'Continue')
        },
      },
    },
  },
  {
    at: 'settings/two-factor-authentication',
    prepare: async (page) => {
      await button(page, 'Turn on').click()
      await dialog(page).getByLabel('Password', { exact: true }).fill(password)
      await confirm(page, 'Continue')
      await page.getByLabel('Code', { exact: true }).waitFor()
    },
    forms: {
      'a second factor': {
        file: 'account/settings/two-factor/two-factor-setup.tsx',
        ownWords: ['code'],
        send: async (page) => {
          await page.getByLabel('Code', { exact: true }).fill('123456')
          await page.keyboard.press('Enter')
        },
      },
    },
  },
  {
    at: 'settings/social-media-links',
    forms: {
      'a link': {
        file: 'account/settings/social/social-page.tsx',
        send: async (page) => {
          await box(page, 'Handle or address').fill('clara')
          await button(page, 'Add link').click()
        },
      },
    },
  },
  {
    at: 'settings/account-deactivation',
    as: people.admin,
    forms: {
      leaving: {
        file: 'account/settings/account-deactivation/deactivation-form.tsx',
        send: async (page) => {
          await page.getByLabel(/^Type .* to confirm/).fill(people.admin)
          await page.getByLabel(/^Password/).fill(password)
          await button(page, 'Deactivate account').click()
        },
      },
    },
  },
]
