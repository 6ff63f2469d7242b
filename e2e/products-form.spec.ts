import type { Page } from '@playwright/test'
import { expect, expectAccessible, people, sizes, test } from './fixture.ts'

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const amount = (page: Page, label: string) => page.getByRole('spinbutton', { name: label })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const group = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true })
const productOf = async (page: Page, id: number) => (await page.request.get(`/api/products?id=${id}`)).json()

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(field(page, 'Description')).toBeVisible()
}

test.beforeEach(async ({ signIn }) => signIn())

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(name, () => {
    test.use({ viewport })

    test('a product is created with all that it has, told what is missing, and is not made twice', async ({ page }) => {
      await open(page, 'products/create')
      await expect(page.getByText('6 things are missing')).toBeVisible()
      await field(page, 'Title').fill('Brass Ship Lamp')
      await expect(page.getByText('Left empty, it becomes BRA-SHI-LAM.')).toBeVisible()
      await amount(page, 'Price').fill('89.90')
      await amount(page, 'Discount in percent').fill('12.5')
      await expect(page.getByText('Customers pay $78.66, $11.24 less')).toBeVisible()
      await amount(page, 'Stock').fill('4')
      await group(page, 'Colors').getByText('Blue').click()
      await group(page, 'Sizes').getByText('XL', { exact: true }).click()
      await group(page, 'Features').getByRole('button', { name: 'Add feature' }).click()
      await page.keyboard.type('Height')
      await page.keyboard.press('Tab')
      await page.keyboard.type('40 cm')
      await group(page, 'Offers').getByRole('button', { name: 'Add offer' }).click()
      await page.keyboard.type('Two for one')
      await field(page, 'Description').click()
      await page.keyboard.type('It shines.')
      await expect(page.getByText('1 thing is missing')).toBeVisible()
      await expectAccessible(page)

      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/api/products')) sent.push(request.url())
      })
      await page.getByRole('button', { name: 'Create product' }).dblclick()
      await expect(page.getByText('“Brass Ship Lamp” was created')).toBeVisible()
      expect(sent).toHaveLength(1)
      expect(await productOf(page, 16)).toMatchObject({
        title: 'Brass Ship Lamp',
        code: 'BRA-SHI-LAM',
        description: 'It shines.',
        status: 'Draft',
        stock: 4,
        price: 89.9,
        discount: 12.5,
        colors: ['blue'],
        sizes: ['xl'],
        offers: ['Two for one'],
        features: [{ name: 'Height', value: '40 cm' }],
      })
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(async () => (await page.request.get('/api/products?id=16')).status()).toBe(404)
    })
  })
}

test('only what was changed is sent, and pieces that are sold during the edit stay sold', { tag: '@journey' }, async ({
  page,
}) => {
  await open(page, 'products/1')
  const { stock, description } = await productOf(page, 1)
  await field(page, 'Title').fill('Harbor Shirt')
  await page.request.post('/api/products/stock?id=1', { data: { by: -5, reason: 'Sold' } })
  await expect(page.getByText(`${stock - 5} in stock.`)).toBeVisible()
  const put = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/api/products?id=1'),
  )
  await page.keyboard.press('Control+Enter')
  expect((await put).postDataJSON()).toEqual({ title: 'Harbor Shirt' })
  await expect(page.getByText('Changes saved')).toBeVisible()
  expect(await productOf(page, 1)).toMatchObject({ title: 'Harbor Shirt', stock: stock - 5, description })

  await amount(page, 'Change stock by').fill('20')
  await expect(page.getByText(`${stock - 5} in stock, ${stock + 15} after saving`)).toBeVisible()
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Reason for the change of stock: Fill in this field')
  await field(page, 'Reason for the change of stock').fill('Delivery')
  await page.request.post('/api/products/stock?id=1', { data: { by: -1, reason: 'Sold' } })
  await save(page).click()
  await expect.poll(async () => (await productOf(page, 1)).stock).toBe(stock + 14)
  const [entry] = await (await page.request.get('/api/changes?entity=products&record=1')).json()
  expect(entry).toMatchObject({ reason: 'Delivery', after: { stock: stock + 14 } })
  await expect(amount(page, 'Change stock by')).toHaveValue('')
})

test('two people who change the same choose, list by list', async ({ page, complaints }) => {
  await open(page, 'products/3')
  await group(page, 'Offers').getByRole('button', { name: 'Add offer' }).click()
  await page.keyboard.type('Mine')
  await page.request.put('/api/products?id=3', { data: { offers: ['Theirs'], price: 200 } })
  await save(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('group', { name: 'Offers' })).toContainText('Theirs')
  await expectAccessible(page)
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  // A browser says of each answer that is no success that it is none.
  complaints.length = 0
  expect(await productOf(page, 3)).toMatchObject({ offers: ['Theirs'], price: 200 })
})

test('rows are put in order by dragging and by their buttons, and a problem in one is led to', async ({ page }) => {
  await open(page, 'products/2')
  const features = group(page, 'Features')
  const names = async () =>
    (await features.getByRole('textbox', { name: /^Name/ }).all()).map((input) => input.inputValue())
  const order = async () => Promise.all(await names())
  expect(await order()).toEqual(['Battery life', 'Connection', 'Weight', 'Warranty'])

  await features.getByRole('button', { name: 'Move Weight up' }).press('Enter')
  await expect(features.getByRole('status')).toHaveText('Weight is now 2 of 4')
  const rows = features.getByRole('listitem')
  const grip = await rows.nth(3).locator('span').first().boundingBox()
  const first = await rows.nth(0).boundingBox()
  if (!grip || !first) throw new Error('The rows have no place')
  await page.mouse.move(grip.x + 10, grip.y + 10)
  await page.mouse.down()
  await page.mouse.move(grip.x + 10, first.y - 2, { steps: 6 })
  await page.mouse.up()
  expect(await order()).toEqual(['Warranty', 'Battery life', 'Weight', 'Connection'])

  await features.getByRole('textbox', { name: 'Name 2' }).fill('')
  await save(page).click()
  await page.getByRole('alert').getByRole('button', { name: 'Features 2: Fill in this field' }).click()
  await expect(features.getByRole('textbox', { name: 'Name 2' })).toBeFocused()
  await features.getByRole('button', { name: 'Remove Features 2' }).click()
  await save(page).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  const { features: saved } = await productOf(page, 2)
  expect(saved.map(({ name }: { name: string }) => name)).toEqual(['Warranty', 'Weight', 'Connection'])
})

test('a description is formatted with the keyboard, kept over a reload, and shown as it was formatted', async ({
  page,
}) => {
  await open(page, 'products/create')
  await field(page, 'Title').fill('Teapot')
  await amount(page, 'Price').fill('42')
  await field(page, 'Description').focus()
  await page.keyboard.type('## Care')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Wash ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('gently')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Dry it')
  await page.getByRole('button', { name: 'Link' }).press('Enter')
  await field(page, 'Address of the link').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter an address such as https://example.com')).toBeVisible()
  await field(page, 'Address of the link').fill('example.com/care')
  await page.keyboard.press('Enter')

  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'Description').getByRole('heading', { name: 'Care' })).toBeVisible()
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByText('“Teapot” was created')).toBeVisible()
  expect((await productOf(page, 16)).description).toBe(
    '<h2>Care</h2><p>Wash <strong>gently</strong></p><ul><li><p>Dry it<a href="https://example.com/care">example.com/care</a></p></li></ul>',
  )
})

test('a draft is planned, the plan is told and taken back, and a code that is taken is said while it is typed', async ({
  page,
}) => {
  await open(page, 'products/14')
  const at = page.getByLabel('Publish on')
  await at.fill('2020-01-01')
  await save(page).click()
  await expect(page.getByText('Choose a time in the future').first()).toBeVisible()
  await at.fill('1/1/2090')
  await page.getByLabel('Time').fill('8:30 pm')
  await field(page, 'Code').fill('hbr-tsh-100')
  await expect(page.getByText('“Harbour Organic Cotton T-Shirt” has this code')).toBeVisible()
  await page.getByRole('button', { name: 'Use DRI-TWO-SEA-SOF' }).click()
  await save(page).click()
  await expect(page.getByText('Scheduled for Jan 1, 2090')).toBeVisible()
  expect(await productOf(page, 14)).toMatchObject({
    code: 'DRI-TWO-SEA-SOF',
    publishAt: expect.stringMatching(/^2090/),
  })
  await expect(page.getByLabel('Time')).toHaveValue(/8:30\sPM/)
  await at.fill('')
  await save(page).click()
  await expect.poll(async () => (await productOf(page, 14)).publishAt).toBeNull()
})

test('a copy takes along what was chosen, and is left only knowingly', async ({ page }) => {
  await open(page, 'products/2')
  await page.getByRole('button', { name: 'Duplicate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Duplicate product' })
  await dialog.getByRole('checkbox', { name: 'Offers' }).uncheck()
  await expect(dialog.getByRole('checkbox', { name: 'Stock' })).not.toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await expect(field(page, 'Title')).toHaveValue('Tidewater Wireless Headphones (copy)')
  await expect(amount(page, 'Stock')).toHaveValue('0')
  await group(page, 'Colors').getByRole('checkbox', { name: 'Red' }).press('Space')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByText('(copy)” was created')).toBeVisible()
  const [made, before] = [await productOf(page, 16), await productOf(page, 2)]
  const { description, price, discount, images, featureImage, features, sizes: same } = before
  expect(made).toMatchObject({ description, price, discount, images, featureImage, features, sizes: same })
  expect(made).toMatchObject({ colors: ['blue', 'red', 'purple'], offers: [], stock: 0, status: 'Draft' })
  expect(made.code).not.toBe(before.code)
})

test('who may not write products reads them, and nothing in a description runs', async ({
  page,
  product,
  complaints,
  signIn,
}) => {
  // As if the server had let it pass.
  const description =
    '<h2>Care</h2><p onclick="alert(1)">Wash <a href="javascript:alert(1)">it</a><img src="x" onerror="alert(1)"><script>alert(1)</script></p>'
  await product.db.updateTable('products').set({ description }).where('id', '=', 1).execute()
  await signIn(people.viewer)
  await page.goto('products/1')
  await expect(page.getByText('You can view products but not change them.')).toBeVisible()
  const care = page.getByRole('heading', { name: 'Care' })
  await expect(care).toBeVisible()
  expect(await care.locator('..').innerHTML()).toMatch(/^<h2>Care<\/h2><p>Wash <a>it<\/a><\/p>$/)
  // The browser says of the handlers that it would not have run them: of the text that was taken apart, not of what is shown.
  complaints.length = 0
  await expect(field(page, 'Title')).toHaveJSProperty('readOnly', true)
  await expect(save(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Add|Duplicate|Delete/ })).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('products/create')
  await expect(page.getByText('It needs the permission “Products: edit”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask for access' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('numbers are written and read with the decimal sign of the reader', async ({ page, signIn }) => {
  await signIn()
  await page.addInitScript(() => localStorage.setItem('userLocale', 'de'))
  await page.goto('products/1')
  await expect(amount(page, 'Preis')).toHaveValue('24,90')
  await amount(page, 'Preis').fill('1.099,5')
  await expect(page.getByText('Kunden zahlen 989,55 $')).toBeVisible()
  await amount(page, 'Rabatt in Prozent').fill('viel')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert')).toContainText('Rabatt')
  await expect(amount(page, 'Rabatt in Prozent')).toHaveValue('viel')
  await amount(page, 'Rabatt in Prozent').fill('12,5')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('gespeichert')).toBeVisible()
  const product = await (await page.request.get('/api/products?id=1')).json()
  expect([product.price, product.discount]).toEqual([1099.5, 12.5])
})
