import { expect, expectAccessible, people, sizes, test } from './fixture.ts'
import { plainEntities } from './views/index.ts'
import { record } from './views/plain.ts'

test.use({ viewport: sizes.desktop })

for (const [place, entity] of plainEntities.entries()) {
  test(`${entity}: a record is opened from the list, changed, put back, deleted and restored`, {
    // What follows from the fields of one follows from those of the others.
    tag: place === 0 ? '@journey' : [],
  }, async ({ page, signIn }) => {
    await signIn()
    await page.goto(entity)
    await page.getByRole('grid').getByRole('link').first().click()
    const form = page.locator('main form').first()
    await expect(form).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Records of the list' })).toBeVisible()

    await page.goto(`${entity}/${record}`)
    await expect(form).toBeVisible()
    const texts = form
      .locator('input:is([type=text], :not([type])):not([readonly], [data-day], [role], [inputmode]), textarea')
      .filter({ visible: true })
    const hasText = (await texts.count()) > 0
    const input = hasText ? texts.first() : form.getByRole('spinbutton').first()
    const before = await input.inputValue()
    await input.fill(hasText ? `${before} again` : '7')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Versions' }).getByRole('listitem').first()).toContainText('Current')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(input).toHaveValue(before)

    const status = async () => (await page.request.get(`/api/${entity}?id=${record}`)).status()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expect.poll(status).toBe(404)
    const deleted = page.locator('[data-sonner-toast]').filter({ hasText: 'was deleted' })
    await deleted.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(status).toBe(200)
    await page.goto(`${entity}/${record}`)
    await expect(input).toHaveValue(before)
  })

  test(`${entity}: a new record says what it lacks, and a viewer reads only`, async ({ page, signIn, complaints }) => {
    await signIn(people.viewer)
    await page.goto(`${entity}/${record}`)
    await expect(page.getByText('You can read this but not change it.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
    await page.goto(`${entity}/create`)
    await expect(page.getByRole('button', { name: 'Create', exact: true })).toHaveCount(0)

    await signIn()
    await page.goto(`${entity}/create`)
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expectAccessible(page)
    await page.setViewportSize(sizes.phone)
    await expectAccessible(page)
    // What its schema cannot know the server refuses.
    expect(complaints.every((said) => said.includes('422'))).toBe(true)
    complaints.length = 0
  })
}
