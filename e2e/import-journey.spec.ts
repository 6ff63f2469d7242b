import { readFile } from 'node:fs/promises'
import { databasePid } from '../packages/server/src/testing/process.ts'
import { test } from './alone.ts'
import { expect, landing, password, people } from './fixture.ts'
import { badRows, peopleFile } from './people.ts'

const rows = 'table tbody tr'

test('a thousand people come in from a file, survive a power cut, and go again', async ({
  page,
  alone,
  complaints,
}) => {
  test.setTimeout(180_000)
  let server = await alone.start()
  const address = new URL(server.url)
  const admin = `${server.url}/admin`

  await page.goto(`${admin}/login`)
  await page.getByLabel('Email', { exact: true }).fill(people.owner)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(landing)
  await page.goto(`${admin}/users`)
  await page.getByRole('link', { name: 'Import' }).click()

  await test.step('the file is understood as it is', async () => {
    const file = { name: 'Leute 2026.csv', mimeType: 'text/csv', buffer: peopleFile() }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByText('Leute 2026.csv has 1,000 rows')).toBeVisible()
    const columns = {
      Name: 'Name',
      Email: 'E-Mail',
      Phone: 'Telefon',
      Country: 'Land',
      'Job title': 'Position',
      Status: 'Status',
    }
    for (const [field, column] of Object.entries(columns)) {
      await expect(page.getByLabel(field, { exact: true }).first()).toHaveValue(column)
    }
  })

  await test.step('the dry run explains the twelve bad rows and changes nothing', async () => {
    await page.getByRole('button', { name: 'Check the rows' }).click()
    await expect(page.getByText('988', { exact: true })).toBeVisible()
    await expect(page.getByText('12', { exact: true })).toBeVisible()
    await expect(page.locator(rows)).toHaveCount(12)
    for (const [index, { column, words }] of badRows.entries()) {
      const row = page.locator(rows).nth(index)
      // The header is row 1; the bad rows were put in 77 apart.
      await expect(row).toContainText(String(52 + index * 77))
      await expect(row).toContainText(column)
      await expect(row).toContainText(words)
    }
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download refused rows' }).click(),
    ])
    const refused = await readFile(await download.path(), 'utf8')
    expect(refused.trimEnd().split('\r\n')).toHaveLength(13)
    expect(refused).toContain('PERSON.3@example.com')
    const response = await page.request.get(`${server.url}/api/users`)
    expect(await response.json()).toHaveLength(20)
  })

  await test.step('the import runs and survives a reload', async () => {
    await page.getByRole('button', { name: 'Import 988 users' }).click()
    await page.reload()
    await expect(page.getByText('988 users were created')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('12 rows were refused.')).toBeVisible()
  })
  const done = page.url()

  await test.step('one is found by a part of the name and edited', async () => {
    await page.getByRole('link', { name: 'Go to Users' }).click()
    await expect(page.getByText(/^1–\d+ of 1,008$/)).toBeVisible()
    await page.getByRole('searchbox').fill('großm 42')
    await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible()
    const found = page.locator(rows).filter({ hasText: 'Großmann 42' })
    await expect(found).toHaveCount(1)
    await found.getByRole('link').first().click()
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
    await page.getByLabel('Phone', { exact: false }).first().fill('+49 30 4242')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Changes saved')).toBeVisible()
  })

  await test.step('everything is killed and started again: all is there, nothing twice', async () => {
    process.kill(databasePid(alone.folder), 'SIGKILL')
    await server.kill()
    server = await alone.start(Number(address.port))
    const response = await page.request.get(`${server.url}/api/users`)
    const users: { email: string; phone: string }[] = await response.json()
    expect(users).toHaveLength(1008)
    expect(new Set(users.map(({ email }) => email)).size).toBe(1008)
    expect(users.filter(({ phone }) => phone === '+49 30 4242')).toHaveLength(1)
    await page.goto(`${admin}/users`)
    await expect(page.getByText(/^1–\d+ of 1,008$/)).toBeVisible()
  })

  await test.step('the import is undone: 20 users again', async () => {
    await page.goto(done)
    await page.getByRole('button', { name: 'Undo the import' }).click()
    await expect(page.getByText('The import was undone')).toBeVisible()
    await page.getByRole('link', { name: 'Go to Users' }).click()
    await expect(page.locator(rows)).toHaveCount(20)
    await expect(page.getByText(/of 20$/)).toBeVisible()
  })

  expect(await server.stop()).toBe(0)
  complaints.length = 0
})
