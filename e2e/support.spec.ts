import { expect, expectAccessible, sizes, test } from './fixture.ts'
import { holdParts } from './hold.ts'

test.use({ viewport: sizes.desktop })

test('a visitor looks for help with a typo, writes to support, and staff finds what they wrote', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  await page.goto('support/faqs')
  await page.getByRole('searchbox').fill('shortcust')
  const found = page.getByRole('button', { name: 'Which keyboard shortcuts are there?' })
  await expect(found).toBeVisible()
  await expect(page.locator('mark').first()).toBeVisible()
  await expectAccessible(page)

  await page.goto('support/faqs?article=7')
  await expect(page.getByRole('button', { name: 'Can I undo a change?' })).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Thanks for letting us know.')).toBeVisible()

  await page.getByRole('searchbox').fill('gift voucher')
  await expect(page.getByText('Nothing found for “gift voucher”')).toBeVisible()
  await page.getByRole('link', { name: 'Contact us' }).click()
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveValue('gift voucher')
  await page.getByRole('textbox', { name: 'Name' }).fill('Anna Example')
  await page.getByRole('textbox', { name: 'Email' }).fill('anna@example.com')
  await page.locator('input[type=file]').setInputFiles({
    name: 'what-arrived.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('A broken cup'),
  })
  await expect(page.getByRole('group', { name: 'Files' }).getByText('what-arrived.txt')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('We’ve received your message.')).toBeVisible()
  await expect(page.getByText('Message 21')).toBeVisible()

  await signIn()
  await page.goto('tickets/21')
  await expect(page.getByRole('article').first()).toContainText('gift voucher')
  await expect(page.getByText('anna@example.com').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download what-arrived.txt' })).toBeVisible()
})

test('what stands below an answer stays where it is while its formatting is loaded', async ({ page }) => {
  await page.goto('support/faqs')
  const question = page.getByRole('button', { name: 'Can I undo a change?' })
  await expect(question).toBeVisible()
  const parts = await holdParts(page)
  await question.click()
  const answer = page.getByRole('article').filter({ has: question })
  const yes = answer.getByRole('button', { name: 'Yes' })
  await expect(yes).toBeVisible()
  await parts.ready()
  const before = await yes.boundingBox()
  await expect(answer.locator('strong')).toHaveCount(0)
  await parts.release()
  await expect(answer.locator('strong')).toHaveText('Undo')
  expect(await yes.boundingBox()).toEqual(before)
})
