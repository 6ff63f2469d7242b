import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from './fixture.ts'

/** What a link is said to come to: `After lesson 3 · 12`. */
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
