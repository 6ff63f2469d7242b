import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from './fixture.ts'

/** Returns the number at the end of a link: 12 of `After lesson 3 · 12`. */
const saidOf = async (link: Locator): Promise<number> =>
  Number((await link.locator('span').first().textContent())?.match(/· ([^·]*)$/)?.[1]?.replaceAll(',', ''))

test('the course dashboard tells who learns, and leads to just those learners', { tag: '@journey' }, async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('course?range=year')
  await expect(page.getByRole('heading', { level: 1, name: 'Course' })).toBeVisible()
  const totalOf = async () => {
    const { search } = new URL(page.url())
    const found = await page.request.get(`/api/enrolments${search}&page=1&perPage=1`)
    return Number(found.headers()['x-total-count'])
  }
  for (const name of ['Silent for 14 days', 'Where learners drop out', 'Active learners by instructor']) {
    const link = page.getByRole('region', { name }).getByRole('link').first()
    const said = await saidOf(link)
    expect(said).toBeGreaterThan(0)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: /enrollments/i })).toBeVisible()
    await expect(page.locator('main [data-row]').first()).toBeVisible()
    expect([name, await totalOf()]).toEqual([name, said])
    await page.goBack()
    await expect(page).toHaveURL(/\/course\?range=year/)
  }
  await expectAccessible(page)
})

test('all learners that a list finds are written to, once it is seen who they are', async ({ page, signIn }) => {
  await signIn()
  await page.goto('enrolments?status=Active&perPage=10')
  await expect(page.locator('main [data-row]').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: /^Select all .*matching$/ }).click()
  await page.getByRole('button', { name: 'Write a letter', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to learners' })
  const told = dialog.getByText(/^\d+ people get this letter$/)
  await expect(told).toBeVisible()
  const count = Number((await told.innerText()).split(' ')[0])
  expect(count).toBeGreaterThan(10)
  await expect(dialog.getByRole('list').first().getByRole('listitem')).toHaveCount(count)
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Your course, {name}')
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Dear {name},\n\nhow is it going?')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`${count} letters are on their way`)).toBeVisible()
  await page.goto('outbox?template=staffLetter')
  await expect(page.getByText(/^Your course, (?!\{name\})/).first()).toBeVisible()
})
