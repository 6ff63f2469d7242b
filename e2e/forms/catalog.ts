import { box, button, confirm, dialog, type FormScreen, save } from './form.ts'

export const catalogForms: readonly FormScreen[] = [
  {
    at: 'products/3',
    forms: {
      'a product': {
        file: 'catalog/products/form/edit-page.tsx',
        send: async (page) => {
          await box(page, 'Title').fill('A lamp')
          await save(page)
        },
      },
    },
  },
  {
    at: 'products/13/overview?tab=deliveries',
    forms: {
      'a delivery': {
        file: 'catalog/deliveries/board/delivery-dialog.tsx',
        send: async (page) => {
          await button(page, 'Add delivery').click()
          await dialog(page).getByRole('spinbutton', { name: 'Pieces' }).fill('10')
          await dialog(page).getByLabel('Expected on').fill('2027-03-05')
          await confirm(page, 'Add delivery')
        },
      },
      'what came of a delivery': {
        file: 'catalog/deliveries/board/receive-dialog.tsx',
        send: async (page) => {
          await button(page, 'Receive PO-2038').click()
          await confirm(page, /^Add \d+ to stock/)
        },
      },
    },
  },
  {
    at: 'products/2/overview',
    forms: {
      'a reply to a review': {
        file: 'catalog/reviews/board/reply-form.tsx',
        send: async (page) => {
          await button(page, /^Reply/)
            .first()
            .click()
          await box(page, 'Your reply').fill('A smaller case is on its way.')
          await page.keyboard.press('Control+Enter')
        },
      },
      'a review that is hidden': {
        file: 'catalog/reviews/board/hide-dialog.tsx',
        send: async (page) => {
          await button(page, /^Hide/).first().click()
          await dialog(page).getByLabel('Reason').fill('In the wrong place')
          await confirm(page, 'Hide')
        },
      },
    },
  },
]
