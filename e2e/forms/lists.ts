import { box, button, confirm, dialog, type FormScreen } from './form.ts'

/** Forms of lists, whatever the entity. */
export const listForms: readonly FormScreen[] = [
  {
    at: 'reviews?shape=board',
    forms: {
      'the reason why a record comes into a column': {
        file: 'kit/records/lists/board/ask-dialog.tsx',
        send: async (page) => {
          const card = page.getByRole('region', { name: 'Visible', exact: true }).getByRole('listitem').first()
          await card.getByRole('button', { name: /^Move / }).click()
          await page.getByRole('menuitem', { name: 'Hidden', exact: true }).click()
          await dialog(page).getByRole('textbox').fill('Names a person')
          await confirm(page, 'Move')
        },
      },
    },
  },
  {
    at: 'enrolments',
    forms: {
      'a letter to those of some records': {
        file: 'kit/records/letters/letter-dialog.tsx',
        send: async (page) => {
          await page.getByRole('grid').getByRole('checkbox').nth(1).check()
          await button(page, 'Write a letter').click()
          await box(page, 'Subject').fill('Your course')
          await box(page, 'Text').fill('We have not seen you for a while.')
          await confirm(page, 'Send')
        },
      },
    },
  },
]
