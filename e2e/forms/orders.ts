import { box, button, choose, confirm, dialog, type FormScreen, make, region, save } from './form.ts'

export const orderForms: readonly FormScreen[] = [
  {
    at: 'orders/8/edit',
    forms: {
      'an order': {
        file: 'sales/orders/edit/edit-page.tsx',
        send: async (page) => {
          await box(page, 'Card').fill('**** 1234')
          await save(page)
        },
      },
    },
  },
  {
    at: async (request) => {
      await make(request, 'shipments', { orderId: 9, lines: [{ line: 1, quantity: 1 }] })
      return 'orders/9'
    },
    forms: {
      'a refund': {
        file: 'sales/refunds/refund-dialog.tsx',
        send: async (page) => {
          await button(page, 'Refund or return').click()
          await page.getByLabel('Amount to refund').fill('1')
          await page.getByLabel('Explanation').fill('Late')
          await button(page, 'Refund $1.00').click()
        },
      },
      'a shipment': {
        file: 'sales/shipments/ship-dialog.tsx',
        send: async (page) => {
          await button(page, /^Ship (items|the rest)$/)
            .first()
            .click()
          await confirm(page, /^Ship \d/)
        },
      },
      'the tracking of a shipment': {
        file: 'sales/shipments/tracking-dialog.tsx',
        send: async (page) => {
          await region(page, 'Shipments')
            .getByRole('button', { name: /^More actions/ })
            .click()
          await page.getByRole('menuitem', { name: /tracking/i }).click()
          await page.getByLabel('Carrier').fill('DHL')
          await confirm(page, /^Save/)
        },
      },
      'a step of an order': {
        file: 'sales/orders/record/step-dialog.tsx',
        send: async (page) => {
          await choose(page, 'Mark as pending')
          await page.getByLabel('Reason').fill('Not packed')
          await confirm(page, 'Mark as pending')
        },
      },
      'a note': {
        file: 'kit/records/notes/note-editor.tsx',
        send: async (page) => {
          await page.getByLabel('New note').fill('Call them')
          await button(page, 'Add note').click()
        },
      },
    },
  },
  {
    at: 'orders',
    forms: {
      'a change of many': {
        file: 'kit/records/lists/bulk/bulk-dialog.tsx',
        send: async (page) => {
          await page.getByRole('checkbox', { name: 'Select Order 15' }).check()
          await button(page, 'Change').click()
          await dialog(page).getByRole('radio', { name: 'Shipping', exact: true }).check()
        },
      },
    },
  },
]
