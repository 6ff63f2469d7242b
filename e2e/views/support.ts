import { answering, broken, saying, silent } from './answers.ts'
import type { View } from './view.ts'

const at = '2026-11-02T09:30:00.000Z'
const incidents = {
  incidents: [
    {
      id: 'a',
      title: 'Exports',
      text: 'We are looking into it.',
      impact: 'degraded',
      startedAt: at,
      updatedAt: at,
      endedAt: null,
    },
    { id: 'b', title: 'Mail', text: '', impact: 'outage', startedAt: at, updatedAt: at, endedAt: at },
  ],
}
const misses = [{ id: 1, words: 'gift voucher', language: 'en', count: 3, lastAt: at }]
const request = {
  receipt: 21,
  topic: 'order',
  reference: '#14',
  message: 'Where is my parcel?',
  status: 'Open',
  createdAt: at,
  updatedAt: at,
}

export const supportViews: readonly View[] = [
  { name: 'support', path: 'support' },
  { name: 'support-visitor', path: 'support', visitor: true },
  { name: 'support-incidents', path: 'support', prepare: saying('**/api/incidents', incidents) },
  {
    name: 'support-announce',
    path: 'support',
    show: async (page) => {
      await page.locator('main section section button, main section button').first().click()
      await page.locator('[role=dialog] textarea').waitFor()
    },
  },
  { name: 'support-search', path: 'support?q=undo' },
  { name: 'faqs', path: 'support/faqs' },
  { name: 'faqs-visitor', path: 'support/faqs?article=11', visitor: true },
  { name: 'faqs-search', path: 'support/faqs?q=invoice' },
  { name: 'faqs-nothing', path: 'support/faqs?q=zzzzzz' },
  { name: 'faqs-loading', path: 'support/faqs', prepare: silent('**/api/help?*'), loading: true },
  { name: 'faqs-failed', path: 'support/faqs?q=undo', prepare: broken('**/api/help/search?*') },
  { name: 'faqs-arrange', path: 'support/faqs?edit=order' },
  { name: 'faqs-misses', path: 'support/faqs?edit=misses', prepare: answering('**/api/help/misses', misses) },
  { name: 'contact', path: 'support/contact', visitor: true },
  { name: 'create-ticket', path: 'support/create-ticket' },
  { name: 'contact-filled', path: 'support/contact?message=How%20do%20I%20undo%20a%20change' },
  {
    name: 'contact-request',
    path: 'support/requests/abc?sent=mailed',
    visitor: true,
    prepare: saying('**/api/contact/status', request),
  },
]
