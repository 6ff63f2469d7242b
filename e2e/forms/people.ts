import { people } from '../fixture.ts'
import { box, button, confirm, dialog, type FormScreen, make, save } from './form.ts'

export const peopleForms: readonly FormScreen[] = [
  {
    at: async (request) => {
      await make(request, 'views', { list: 'users', name: 'Banned', search: 'status=Banned', shared: false })
      return 'users?columns=name,phone&sort=id'
    },
    forms: {
      'an invitation': {
        file: 'people/invitations/invite-form.tsx',
        send: async (page) => {
          await button(page, 'Invite').click()
          await box(page, 'Email').fill('grace@example.com')
          await button(page, 'Send invitation').click()
        },
      },
      'a saved view': {
        file: 'kit/records/views/save-as.tsx',
        send: async (page) => {
          await button(page, /^View: /).click()
          await button(page, 'Save as new view').click()
          await box(page, 'Name').fill('Phones')
          await button(page, 'Save view').click()
        },
      },
      'the name of a view': {
        file: 'kit/records/views/view-tools.tsx',
        send: async (page) => {
          await button(page, /^View: /).click()
          await button(page, 'Edit view Banned').click()
          await box(page, 'Name').fill('Not welcome')
          await page.keyboard.press('Enter')
        },
      },
      'a cell': {
        file: 'kit/records/lists/cells/cell-editor.tsx',
        send: async (page) => {
          const row = page.locator('tbody tr[data-row="7"]')
          await row.getByRole('link').first().focus()
          await page.keyboard.press('ArrowRight')
          await page.keyboard.press('e')
          await page.getByRole('textbox', { name: /^Phone: / }).fill('+49 30 555')
          await page.keyboard.press('Enter')
        },
      },
    },
  },
  {
    at: 'users/create',
    forms: {
      'a new user': {
        file: 'people/users/create-page.tsx',
        send: async (page) => {
          await box(page, 'Name').fill('Ann')
          await box(page, 'Email').fill('ann@example.com')
          await button(page, 'Create user').click()
        },
      },
    },
  },
  {
    at: 'users/9',
    forms: {
      'a user': {
        file: 'people/users/edit-page.tsx',
        send: async (page) => {
          await box(page, 'Name').fill('Ann')
          await save(page)
        },
      },
    },
  },
  {
    at: 'users/profile?id=9',
    forms: {
      'a reason for viewing as somebody': {
        file: 'people/view-as/view-as-button.tsx',
        send: async (page) => {
          await button(page, 'View as this user').click()
          await dialog(page).getByLabel('Reason').fill('They cannot find an order')
          await confirm(page, 'View as')
        },
      },
    },
  },
  {
    at: 'users/bin',
    as: people.viewer,
    forms: {
      'a request for access': {
        file: 'kit/session/forbidden/forbidden-panel.tsx',
        send: async (page) => {
          await button(page, 'Ask for access').click()
          await page.getByLabel('What do you need it for?').fill('I tidy up')
          await button(page, 'Send request').click()
        },
      },
    },
  },
]
