import type { Page } from '@playwright/test'

/** Answers of the API that a real one gives rarely. */

type Prepare = (page: Page) => Promise<unknown>

/** Never answers. */
export const silent =
  (url: string): Prepare =>
  (page) =>
    page.route(url, () => undefined)

/** Fails as a broken server does. */
export const broken =
  (url: string): Prepare =>
  (page) =>
    page.route(url, (route) =>
      route.fulfill({
        status: 500,
        headers: { 'X-Request-Id': '7d1c2f6e' },
        json: { code: 'internal', message: 'Something went wrong on our side' },
      }),
    )

/** Answers this; of a list it has these rows and no others. */
export const answering =
  (url: string, json: object): Prepare =>
  (page) =>
    page.route(url, (route) =>
      route.fulfill({ json, ...(Array.isArray(json) && { headers: { 'X-Total-Count': String(json.length) } }) }),
    )

/** Has nothing yet. */
export const nothing = (url: string): Prepare => answering(url, [])

/** Answers this. */
export const saying =
  (url: string, json: object): Prepare =>
  (page) =>
    page.route(url, (route) => route.fulfill({ json }))
