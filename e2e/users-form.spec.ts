import type { Page } from '@playwright/test'
import { expect, expectAccessible, password, people, sizes, test } from './fixture.ts'
import { drawPhoto } from './photo.ts'

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const shown = (page: Page) => page.getByRole('group', { name: 'Photo' }).locator('img')

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(field(page, 'Name')).toBeVisible()
}

const choose = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /(Choose|Change) photo/ }).click()
  await (await asked).setFiles(file)
}

const userOf = async (page: Page, id: number) => (await page.request.get(`/api/users?id=${id}`)).json()

test.beforeEach(async ({ signIn }) => signIn())

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('a photo is cropped with the mouse, sent, saved with the person and taken away again', async ({ page }) => {
      await open(page, 'users/7')
      await choose(page, await drawPhoto(page))
      const dialog = page.getByRole('dialog', { name: 'Crop photo' })
      const area = dialog.getByRole('application')
      await expect(area).toBeVisible()
      await expectAccessible(page)

      const sent = page.waitForRequest(/\/api\/pictures\?/)
      const box = await area.boundingBox()
      if (!box) throw new Error('The crop has no place')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2 + 500, box.y + box.height / 2, { steps: 4 })
      await page.mouse.up()
      await dialog.getByRole('button', { name: 'Use photo' }).click()
      expect(Object.fromEntries(new URL((await sent).url()).searchParams)).toEqual({ left: '0', top: '0', side: '600' })
      await expect(dialog).toHaveCount(0)
      await expect(shown(page)).toHaveAttribute('src', /\/api\/pictures\?hash=/)

      await save(page).click()
      await expect(page.getByText('Changes saved')).toBeVisible()
      const { image } = await userOf(page, 7)
      expect(image).toMatch(/^\/api\/pictures\?hash=/)
      expect((await page.request.get(image)).headers()['content-type']).toBe('image/webp')

      await page.getByRole('button', { name: 'Remove photo' }).click()
      await expect(shown(page)).toHaveCount(0)
      await page.keyboard.press('Control+Enter')
      await expect.poll(async () => (await userOf(page, 7)).image).toBe('')
    })
  })
}

test('a photo is chosen, moved, zoomed and sent with the keyboard alone', async ({ page }) => {
  await open(page, 'users/create')
  const button = page.getByRole('button', { name: 'Choose photo' })
  const asked = page.waitForEvent('filechooser')
  await button.press('Enter')
  await (await asked).setFiles(await drawPhoto(page))

  const dialog = page.getByRole('dialog', { name: 'Crop photo' })
  await expect(dialog.getByRole('application')).toBeVisible()
  const zoom = dialog.getByRole('slider', { name: 'Zoom' })
  const walk = async (to: ReturnType<Page['getByRole']>) => {
    for (let steps = 0; steps < 10; steps += 1) {
      if (await to.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('Tab does not lead there')
  }
  await walk(dialog.getByRole('application'))
  for (let times = 0; times < 40; times += 1) await page.keyboard.press('ArrowRight')
  await walk(zoom)
  await page.keyboard.press('End')
  await expect(zoom).toHaveValue('4')
  const sent = page.waitForRequest(/\/api\/pictures\?/)
  await walk(dialog.getByRole('button', { name: 'Use photo' }))
  await page.keyboard.press('Enter')
  const { searchParams } = new URL((await sent).url())
  // A quarter of the height, from the left half.
  expect(searchParams.get('side')).toBe('150')
  expect(Number(searchParams.get('left'))).toBeLessThan(375)
  await expect(dialog).toHaveCount(0)
  await expect(shown(page)).toHaveAttribute('src', /hash=/)
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeFocused()
})

test('what is no photo, damaged or too large is refused in words before anything is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/pictures?')) sent.push(request.method())
  })
  await open(page, 'users/create')
  const alert = page.getByRole('group', { name: 'Photo' }).getByRole('alert')
  const { buffer } = await drawPhoto(page)
  const file = (content: Buffer) => ({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: content })

  await choose(page, file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))
  await expect(alert).toHaveText('This is not a JPEG, PNG, WebP, or AVIF picture')
  await choose(page, file(Buffer.alloc(11 * 1024 * 1024)))
  await expect(alert).toHaveText('This file is larger than 10 MB')
  await choose(page, file(buffer.subarray(0, 60)))
  await expect(alert).toHaveText('This picture is damaged. Choose another one.')
  expect(sent).toEqual([])
})

test('a photo that only the server finds damaged is refused in its words, and another is taken', async ({
  page,
  complaints,
}) => {
  await open(page, 'users/create')
  const { name, mimeType, buffer } = await drawPhoto(page)
  await choose(page, { name, mimeType, buffer: buffer.subarray(0, buffer.length / 2) })
  const dialog = page.getByRole('dialog', { name: 'Crop photo' })
  const words = page.getByText('This picture is damaged. Choose another one.')
  await dialog
    .getByRole('button', { name: 'Use photo' })
    .click()
    .catch(() => undefined)
  await expect(words).toBeVisible()
  await page.keyboard.press('Escape')
  await choose(page, await drawPhoto(page))
  await dialog.getByRole('button', { name: 'Use photo' }).click()
  await expect(shown(page)).toHaveAttribute('src', /hash=/)
  complaints.length = 0
})

test('who is banned is told apart by a reason, which the journal keeps', async ({ page }) => {
  await open(page, 'users/7')
  const reason = field(page, 'Reason')
  await expect(reason).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Banned' }).click()
  await expect(reason).toBeVisible()
  await save(page).click()
  await expect(page.getByText('One field needs attention')).toBeVisible()
  await page.getByRole('button', { name: 'Reason: Fill in this field' }).click()
  await expect(reason).toBeFocused()
  await page.keyboard.type('Shared the password')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expect(reason).toHaveCount(0)
  const [change] = await (await page.request.get('/api/changes?entity=users&record=7&perPage=1')).json()
  expect(change).toMatchObject({ after: { status: 'Banned' }, reason: 'Shared the password' })
})

/** Waits until the draft is saved on the server with this value, shortly after typing. */
const expectDraft = (page: Page, name: string, value: string) =>
  expect
    .poll(async () => JSON.stringify(await (await page.request.get(`/api/form-drafts?form=${name}`)).json()))
    .toContain(JSON.stringify(value))

/** Returns everything that the browser stores, as text. */
const storedIn = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

test('what is typed while the rest is being saved stays, and is saved next', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/api\/users\?id=7$/, async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  await open(page, 'users/7')
  await field(page, 'Phone').fill('+1 555 0100')
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/api/users?id=7'))
  await page.keyboard.press('Control+Enter')
  await sent
  await field(page, 'Name').fill('Typed Meanwhile')
  letThrough()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Typed Meanwhile')
  await expect(field(page, 'Phone')).toHaveValue('+1 555 0100')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => userOf(page, 7)).toMatchObject({ name: 'Typed Meanwhile', phone: '+1 555 0100' })
})

test('what is typed while a new user is being saved is offered where the user now is', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/api\/users$/, async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await open(page, 'users/create')
  await field(page, 'Name').fill('Ada Novak')
  await field(page, 'Email').fill('ada.novak@example.com')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/users'))
  await page.keyboard.press('Control+Enter')
  await sent
  await field(page, 'Phone').fill('+1 555 0199')
  letThrough()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'Name')).toHaveValue('Ada Novak')
  await expect(field(page, 'Phone')).toHaveValue('+1 555 0199')
})

test('what was not saved survives a reload, is offered, and merges with what others changed', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await open(page, 'users/7')
  await field(page, 'Phone').fill('+30 7')
  await expectDraft(page, 'users/7', '+30 7')
  const { version } = await userOf(page, 7)
  await page.request.put('/api/users?id=7', { data: { name: 'Nikos P.' }, headers: { 'if-match': `"${version}"` } })

  await page.reload()
  await expect(page.getByText(/You have unsaved changes from .+ changed since then/)).toBeVisible()
  await expect(field(page, 'Phone')).not.toHaveValue('+30 7')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'Phone')).toHaveValue('+30 7')
  await expect(field(page, 'Name')).toHaveValue('Nikos P.')
  await save(page).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  expect(await userOf(page, 7)).toMatchObject({ name: 'Nikos P.', phone: '+30 7' })
  await page.reload()
  await expect(field(page, 'Phone')).toHaveValue('+30 7')
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0)
})

test('a draft of what someone else changed too asks which value stays', { tag: '@journey' }, async ({
  page,
  complaints,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await open(page, 'users/7')
  await field(page, 'Name').fill('Mine')
  await expectDraft(page, 'users/7', 'Mine')
  await page.request.put('/api/users?id=7', { data: { name: 'Theirs' } })
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await save(page).click()
  await page.getByRole('dialog').getByRole('radio', { name: /Yours/ }).check()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect.poll(async () => (await userOf(page, 7)).name).toBe('Mine')
  complaints.length = 0
})

test('a draft waits for its person on the server, and never in the storage of a browser', async ({
  page,
  context,
  signIn,
  complaints,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await open(page, 'users/create')
  await field(page, 'Name').fill('Half a person')
  await expectDraft(page, 'users/create', 'Half a person')
  // What is typed after the end of the session stays in the window, for whom it is from.
  await context.clearCookies()
  await field(page, 'Email').fill('half@example.com')
  await page.getByRole('button', { name: 'Create user' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/login/)
  expect(await storedIn(page)).not.toMatch(/half/i)

  await signIn(people.owner)
  await open(page, 'users/create')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'Name')).toHaveValue('Half a person')
  await page.reload()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect
    .poll(async () => (await page.request.get('/api/form-drafts?form=users/create')).json())
    .toEqual({ draft: null })
  await page.reload()
  await expect(field(page, 'Name')).toBeVisible()
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0)

  await field(page, 'Name').fill('Another half')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/login/)
  expect(await storedIn(page)).not.toMatch(/half/i)
  await signIn(people.owner)
  await open(page, 'users/create')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'Name')).toHaveValue('Another half')
  complaints.length = 0
})

test('two windows with one form: the later one says what the other has, and takes it or goes on', async ({
  page,
  context,
  complaints,
}) => {
  const other = await context.newPage()
  for (const each of [page, other]) await open(each, 'users/7')
  await field(page, 'Phone').fill('+30 7')
  await expectDraft(page, 'users/7', '+30 7')
  await field(other, 'Name').fill('From the other window')
  await expect(other.getByText(/In another window you typed something else/)).toBeVisible()
  await other.getByRole('button', { name: 'Use what is there' }).click()
  await expect(field(other, 'Phone')).toHaveValue('+30 7')
  await expectDraft(other, 'users/7', 'From the other window')
  await field(page, 'Phone').fill('+30 8')
  await page.getByRole('button', { name: 'Keep what is here' }).click()
  await expectDraft(page, 'users/7', '+30 8')
  complaints.length = 0
})

test('what is typed while the server is away is sent when it is back', async ({ page, complaints }) => {
  await open(page, 'users/7')
  await page.route('**/api/form-drafts', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('form-drafts'))
  await field(page, 'Phone').fill('+30 9')
  await failed
  await page.unroute('**/api/form-drafts')
  await expectDraft(page, 'users/7', '+30 9')
  complaints.length = 0
})

test('two windows with two photos: both are shown, and one is chosen', async ({ page, complaints }) => {
  await open(page, 'users/7')
  await choose(page, await drawPhoto(page))
  await page.getByRole('button', { name: 'Use photo' }).click()
  await expect(shown(page)).toHaveAttribute('src', /hash=/)
  const { image: theirs } = await userOf(page, 8)
  await page.request.put('/api/users?id=7', { data: { image: theirs } })
  await save(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('img')).toHaveCount(2)
  await expect(dialog.locator('img').first()).toHaveAttribute('src', theirs)
  await expect(dialog.getByText('/api/')).toHaveCount(0)
  await dialog.getByRole('radio', { name: /Theirs/ }).check()
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await expect(shown(page)).toHaveAttribute('src', theirs)
  complaints.length = 0
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true })

  test('a country is found by typing, and a photo is cropped', async ({ page }) => {
    await open(page, 'users/7')
    await page.getByRole('combobox', { name: 'Country' }).fill('jap')
    await page.getByRole('option', { name: 'Japan' }).tap()
    await choose(page, await drawPhoto(page))
    await expect(page.getByRole('application')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
    await page.getByRole('button', { name: 'Use photo' }).tap()
    await expect(shown(page)).toHaveAttribute('src', /hash=/)
    await save(page).tap()
    await expect(page.getByText('Changes saved')).toBeVisible()
    expect(await userOf(page, 7)).toMatchObject({ address: 'Japan' })
  })
})

test('another address of somebody wants the password, also to undo it, and its former owner takes it back', async ({
  page,
  product,
  complaints,
}) => {
  const { email } = await userOf(page, 7)
  const goStale = () =>
    product.db
      .updateTable('sessions')
      .set({ createdAt: new Date(Date.now() - 3_600_000), provenAt: null })
      .execute()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const prove = async () => {
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await open(page, 'users/7')
  await goStale()
  await field(page, 'Email').fill('moved@example.com')
  await save(page).click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Nothing was changed.')).toBeVisible()
  expect((await userOf(page, 7)).email).toBe(email)
  await save(page).click()
  await prove()
  await expect.poll(async () => (await userOf(page, 7)).email).toBe('moved@example.com')

  await goStale()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await prove()
  await expect.poll(async () => (await userOf(page, 7)).email).toBe(email)
  // Each time it was asked for, the server had refused it first.
  expect(complaints.every((said) => said.includes('403'))).toBe(true)
  complaints.length = 0

  const { link } = await product.db
    .selectFrom('outbox')
    .select('link')
    .where('to', '=', email)
    .where('template', '=', 'emailRevert')
    .executeTakeFirstOrThrow()
  await page.request.put('/api/users?id=7', { data: { email: 'moved@example.com' } })
  await page.goto(link ?? '')
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore my address' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  // Chromium misses a user name beside the new password, as on every such page.
  expect(complaints.filter((said) => !said.startsWith('verbose'))).toEqual([])
  complaints.length = 0
  expect((await userOf(page, 7)).email).toBe(email)
})

test('one’s own address is changed in the settings, and the form leads there', async ({ page }) => {
  const { id } = await (await page.request.get('/api/me')).json()
  await open(page, `users/${id}`)
  await expect(field(page, 'Email')).toHaveAttribute('readonly', '')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Change your address in your account settings' }).click()
  await expect(page.getByRole('heading', { name: 'Email address', level: 2 })).toBeVisible()
})
