import { expect, expectAccessible, test } from './fixture.ts'

const says = /· ([\d,.]+)/

test('hiring is told in numbers that lead to applicants, and whoever is hired becomes a user', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  await signIn()
  await page.goto('career?range=year')
  await expect(page.getByRole('heading', { level: 1, name: 'Career' })).toBeVisible()
  const funnel = page.getByRole('region', { name: 'From application to hire' })
  const reached = funnel.getByRole('link').nth(2)
  await expect(reached).toBeVisible()
  const count = Number(says.exec((await reached.locator('span').first().textContent()) ?? '')?.[1])
  expect(count).toBeGreaterThan(0)
  await expect(page.getByRole('region', { name: 'Days in each stage' }).getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await reached.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Applicants' })).toBeVisible()
  const listed = new URL(page.url()).searchParams
  const found = await page.request.get(`/api/applicants?${listed}&page=1&perPage=1`)
  expect(Number(found.headers()['x-total-count'])).toBe(count)

  await page.goto('applicants?stage=Interview')
  const row = page.locator('main [data-row]').first()
  const name = (await row.getByRole('link').first().textContent()) ?? ''
  await row.hover()
  await row.getByRole('button', { name: `Hire: ${name}` }).click()
  await expect(page.getByText(`${name} was hired, and is now a pending user`)).toBeVisible()
  const [user] = await (await page.request.get(`/api/users?q=${encodeURIComponent(name)}`)).json()
  expect(user).toMatchObject({ name, status: 'Pending' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => (await (await page.request.get(`/api/users?q=${encodeURIComponent(name)}`)).json()).length)
    .toBe(0)
})
