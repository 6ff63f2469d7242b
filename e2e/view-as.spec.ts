import { expect, password, people, sizes, test } from './fixture.ts'

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test('an owner sees the product as somebody else, changes nothing, and stops', async ({
      page,
      context,
      signIn,
      playwright,
      product,
      complaints,
    }) => {
      const viewed = await playwright.request.newContext({ baseURL: product.url })
      await viewed.post('/api/auth/sign-in/email', { data: { email: people.admin, password } })
      const { id } = await (await viewed.get('/api/me')).json()

      await signIn()
      await page.goto(`users/profile?id=${id}`)
      await page.getByRole('button', { name: 'View as this user' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Reason').fill('They cannot find an order')
      await dialog.getByRole('button', { name: 'View as' }).click()

      const banner = page.getByRole('region', { name: 'Viewing as someone else' })
      await expect(banner).toContainText('Viewing as Jörg Müller')
      await expect(banner.getByRole('timer')).toHaveText(/^(30:00|29:\d\d) left$/)
      await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()

      await page.goto('settings/security')
      await expect(banner).toBeVisible()
      await expect(page.getByText('You are viewing as someone else, so nothing can be changed').first()).toBeVisible()

      const refused = await context.request.put(`${product.url}/api/users?id=2`, { data: { name: 'Somebody' } })
      expect([refused.status(), (await refused.json()).code]).toEqual([403, 'view_only'])

      await page.goto('orders')
      await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
      await banner.getByRole('button', { name: 'Stop' }).click()
      await expect(page.getByRole('heading', { name: 'Jörg Müller' })).toBeVisible()
      await expect(banner).toBeHidden()

      const notices = await (await viewed.get('/api/notices')).json()
      expect(notices.notices[0]).toMatchObject({ event: 'viewed_as', data: { by: 'Clara Whitfield' } })
      expect(await (await viewed.get('/api/sessions')).json()).toHaveLength(1)
      await viewed.dispose()
      // What the security settings had asked for was refused, and nothing else went wrong.
      expect(complaints.filter((line) => !line.includes('403 (Forbidden)'))).toEqual([])
      complaints.length = 0
    })
  })
}
