import { box, button, confirm, dialog, type FormScreen } from './form.ts'

export const boardForms: readonly FormScreen[] = [
  {
    at: 'kanban',
    forms: {
      'a card at the end of a column': {
        file: 'boards/quick-add.tsx',
        send: async (page) => {
          await button(page, 'Add a card to Ideas').click()
          await box(page, 'Title of the card').fill('Ribbon for gift boxes')
          await page.keyboard.press('Enter')
        },
      },
    },
  },
  {
    at: 'kanban',
    forms: {
      'a column of a board': {
        file: 'boards/form-dialog.tsx',
        send: async (page) => {
          await button(page, 'More about this board').click()
          await page.getByRole('menuitem', { name: 'Add a column' }).click()
          await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Waiting')
          await confirm(page, 'Save')
        },
      },
      'the name of a board': {
        file: 'boards/board-actions.tsx',
        send: async (page) => {
          await button(page, 'More about this board').click()
          await page.getByRole('menuitem', { name: 'Rename the board' }).click()
          await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Shop')
          await confirm(page, 'Save')
        },
      },
    },
  },
  {
    at: 'kanban',
    forms: {
      'a step of a card': {
        file: 'boards/checklist.tsx',
        send: async (page) => {
          await page.getByRole('region', { name: 'Ideas', exact: true }).getByRole('link').first().click()
          await box(page, 'Add a step').fill('Ask for samples')
          await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
        },
      },
    },
  },
]
