import { addManyUsers } from '../packages/api/src/testing/many-users.ts'
import { expect, sizes, test } from './fixture.ts'

const rows = 'tbody tr[data-row]'

test.describe('the ways through a list', () => {
  test.use({ viewport: sizes.desktop })

  test('a query that is pasted adds to the filters, and an unfinished one stays', async ({ page, signIn }) => {
    await signIn()
    await page.goto('orders?customerId=2&or1.totalAmount.gt=5&or1.customerId=4')
    await expect(page.locator(rows)).toHaveCount(1)
    await page.getByRole('searchbox').focus()
    await page.keyboard.insertText('status:pending total:>9')
    const search = page.getByRole('searchbox')
    await expect(search).toHaveValue('status:pending total:>9')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(
      /orders\?customerId=2&or1.totalAmount.gt=5&or1.customerId=4&status=Pending&totalAmount.gt=9$/,
    )
    await search.fill('status:pending tot')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(search).toHaveValue('status:pending tot')
  })

  test('another tab begins at its first row, and who leafed on comes back to where they are', async ({
    page,
    signIn,
    product,
  }) => {
    await addManyUsers(product.db, 400)
    await signIn()
    await page.goto('users?perPage=10&sort=name&q=person')
    await page.getByRole('link', { name: 'Person 00010' }).click()
    await page.getByRole('link', { name: 'Next record' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Person 00011' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Person 00011' })).toBeFocused()
    await expect(page).toHaveURL(/page=2/)

    await page.goto('orders?at=9')
    await expect(page.locator(rows).first()).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Orders by status' })
      .getByRole('link', { name: /^Delivered/ })
      .click()
    await expect(page).toHaveURL(/orders\?status=Delivered$/)
  })

  test('unsaved changes that stop a key leave the way through the list where it was', async ({
    page,
    signIn,
    product,
  }) => {
    await addManyUsers(product.db, 400)
    await signIn()
    await page.goto('users?perPage=10&sort=name&q=person')
    await page.getByRole('link', { name: 'Person 00008' }).click()
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    await expect(heading('Person 00008')).toBeVisible()
    await page.locator('input[name="name"]').fill('Somebody else')
    await heading('Person 00008').click()
    const guard = page.getByRole('dialog', { name: 'Discard your changes?' })
    for (const answer of ['Keep editing', 'Discard changes']) {
      await page.keyboard.press('j')
      await guard.getByRole('button', { name: answer }).click()
      await expect(guard).toHaveCount(0)
    }
    await expect(heading('Person 00009')).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(heading('Person 00011')).toBeVisible()
    await page.keyboard.press('k')
    await expect(heading('Person 00010')).toBeVisible()
  })

  for (const [link, address] of [
    ['a[href$="status=Delivered"]', /orders\?status=Delivered$/],
    ['nav a[href$="/products"]', /products$/],
  ] as const)
    test(`a list that comes to rest calls back nobody who is on their way to ${link}`, async ({ page, signIn }) => {
      await signIn()
      await page.addInitScript((selector) => {
        // The link is pressed in the moment before the list is at rest, which is 150 ms after it was scrolled.
        const press = () => setTimeout(() => document.querySelector<HTMLElement>(selector)?.click(), 150)
        addEventListener('scroll', press, { capture: true, once: true })
      }, link)
      await page.goto('orders?at=9')
      await page.waitForURL(address)
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(address)
    })

  test('the focus is never lost when a question or a selection goes', async ({ page, signIn }) => {
    await signIn()
    await page.goto('orders/9')
    const refund = page.getByRole('button', { name: 'Refund or return' })
    await refund.press('Enter')
    await expect(page.getByRole('radio', { name: 'Refund' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(refund).toBeFocused()

    await page.goto('orders')
    await page.getByRole('link', { name: '#14' }).press('x')
    // A menu that asks for the format writes no file before it is answered, however often it is opened.
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const save = page.getByRole('region', { name: '1 selected' }).getByRole('button', { name: 'Export' })
    for (const _ of ['first', 'again']) {
      await save.press('Enter')
      await expect(page.getByRole('menuitem', { name: 'JSON lines for programs' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
    expect(asked.filter((path) => path.startsWith('/api/exports'))).toEqual([])
    const change = page.getByRole('button', { name: 'Change', exact: true })
    await change.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio', { name: 'New' })).toBeFocused()
    await dialog.getByRole('radio', { name: 'Pending' }).check()
    await expect(dialog.getByText('#14 Priya Raman')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(change).toBeFocused()
    await page.getByRole('button', { name: 'Clear selection' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: '#14' })).toBeFocused()
  })

  test.describe('in German', () => {
    test('an amount is written with a comma, and the wheel does not turn it', async ({ page, signIn }) => {
      await page.addInitScript(() => localStorage.setItem('userLocale', 'de'))
      await signIn()
      await page.goto('orders/9')
      await page.getByRole('button', { name: 'Erstattung oder Retoure' }).click()
      const amount = page.getByRole('spinbutton', { name: 'Betrag der Erstattung' })
      await amount.fill('12,5')
      await page.mouse.wheel(0, 50)
      await expect(page.getByRole('button', { name: /12,50\s\$/ })).toBeVisible()
      await amount.blur()
      await expect(amount).toHaveValue('12,50')
      await amount.press('ArrowUp')
      await expect(amount).toHaveValue('13,50')
    })
  })
})
