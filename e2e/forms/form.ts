import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../fixture.ts'

export interface FormCase {
  /** The file of its form, in `packages/web/src`. */
  readonly file: string
  readonly send: (page: Page) => Promise<unknown>
  /** Fields for which the form replaces every error message by its own. */
  readonly ownWords?: readonly string[]
}

/** A screen with its forms, which the test submits one after the other. */
export interface FormScreen {
  /** Path, or a function that creates the record and returns the path. */
  readonly at: string | ((request: APIRequestContext) => Promise<string>)
  /** Access role of the user; defaults to the owner. `nobody` is a visitor. */
  readonly as?: string
  /** Runs before the API begins to refuse requests. */
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly forms: Readonly<Record<string, FormCase>>
}

export const nobody = 'nobody'

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const dialog = (page: Page) => page.getByRole('dialog')
export const confirm = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name, exact: true }).click()
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Chooses from the menu of a record. */
export const choose = async (page: Page, item: string) => {
  await button(page, 'More actions').last().click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
export const save = (page: Page) => button(page, 'Save changes').click()

export const make = async (request: APIRequestContext, path: string, data: object) => {
  const answer = await request.post(`/api/${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
