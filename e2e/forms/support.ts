import { box, button, confirm, dialog, type FormScreen, make, nobody, save } from './form.ts'

export const supportForms: readonly FormScreen[] = [
  {
    at: 'replies/3',
    forms: {
      'a record of an entity without screens of its own': {
        file: 'kit/records/plain/form/edit-page.tsx',
        send: async (page) => {
          await box(page, 'Name').fill('On its way')
          await save(page)
        },
      },
    },
  },
  {
    at: 'support/contact',
    as: nobody,
    forms: {
      'a message to support': {
        file: 'support/help/contact/contact-page.tsx',
        ownWords: ['consent'],
        send: async (page) => {
          await page.getByRole('textbox', { name: 'Name' }).fill('Anna Example')
          await page.getByRole('textbox', { name: 'Email' }).fill('anna@example.com')
          await page.getByRole('textbox', { name: 'Message' }).fill('Where is my parcel?')
          await page.getByRole('checkbox').check()
          await button(page, 'Send message').click()
        },
      },
    },
  },
  {
    at: 'support/create-ticket',
    forms: {
      'a ticket': {
        file: 'support/help/create-ticket/create-page.tsx',
        send: async (page) => {
          await box(page, 'Subject').fill('Where is my parcel?')
          await button(page, 'Create ticket').click()
        },
      },
    },
  },
  {
    at: async (request) => {
      await make(request, 'messages', { ticketId: 13, from: 'customer', body: 'And where is my invoice?' })
      return 'tickets/13'
    },
    forms: {
      'a ticket split from another': {
        file: 'support/tickets/thread/split-dialog.tsx',
        send: async (page) => {
          await page.getByRole('article').last().hover()
          await button(page, 'What to do with this message').last().click()
          await page.getByRole('menuitem', { name: 'Split into new ticket…' }).click()
          await confirm(page, 'Create ticket')
        },
      },
      'a message that is redacted': {
        file: 'support/tickets/thread/redact-dialog.tsx',
        send: async (page) => {
          await page.getByRole('article').last().hover()
          await button(page, 'What to do with this message').last().click()
          await page.getByRole('menuitem', { name: 'Redact message…' }).click()
          await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('A card number')
          await confirm(page, 'Redact message')
        },
      },
    },
  },
  {
    at: 'support',
    forms: {
      'an incident': {
        file: 'support/help/incidents/incident-dialog.tsx',
        send: async (page) => {
          await button(page, 'Announce incident').click()
          await dialog(page).getByRole('textbox', { name: 'What happened' }).fill('Exports are slow')
          await confirm(page, 'Announce incident')
        },
      },
    },
  },
]
