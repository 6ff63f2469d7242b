import type { Page } from '@playwright/test'
import { expect } from './fixture.ts'
import type { RaceCase } from './race-cases.ts'

const panel = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: 'Review 4' }) })
const reply = (page: Page) => panel(page).getByRole('textbox', { name: 'Your reply' })

/** Opens the panel beside the list, which is reloaded as well. */
const openPanel = async (page: Page) => {
  await page.locator('tbody tr[data-row="4"]').waitFor()
  await page.locator('h1').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('p')
  await panel(page).getByRole('button', { name: 'Reply' }).waitFor()
}

const ofReviews = { open: 'reviews', list: '/reviews', write: ['PUT', '/reviews'] } as const

export const reviewRaceCases: readonly RaceCase[] = [
  {
    ...ofReviews,
    name: 'a reply to a review',
    wait: async (page) => {
      await openPanel(page)
      await page.keyboard.press('r')
      await reply(page).fill('Merci !')
    },
    act: (page) => panel(page).getByRole('button', { name: 'Post reply' }).dblclick(),
    expectDone: async (page) => {
      await expect(reply(page)).toHaveCount(0)
      await expect(panel(page)).toContainText('Merci !')
    },
    kept: /"reply":"Merci !"/,
  },
  {
    ...ofReviews,
    name: 'a review that is hidden',
    wait: async (page) => {
      await openPanel(page)
      await page.keyboard.press('h')
      await page.getByRole('textbox', { name: 'Reason' }).fill('Names a shop')
    },
    act: (page) => page.keyboard.press('Control+Enter'),
    expectDone: (page) => expect(panel(page)).toContainText('Hidden: Names a shop'),
    kept: /"hiddenReason":"Names a shop"/,
  },
]
