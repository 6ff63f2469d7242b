import type { Page } from '@playwright/test'

/** Answers of the API that a real one gives rarely. */

type Prepare = (page: Page) => Promise<unknown>

/** Leaves requests to a URL without a response. */
export const silent =
  (url: string): Prepare =>
  (page) =>
    page.route(url, () => undefined)

/** Makes requests to a URL fail with a server error. */
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

/** Answers requests to a URL with this JSON, and for a list with its total count. */
export const answering =
  (url: string, json: object): Prepare =>
  (page) =>
    page.route(url, (route) =>
      route.fulfill({ json, ...(Array.isArray(json) && { headers: { 'X-Total-Count': String(json.length) } }) }),
    )

/** Answers requests to a list with no rows. */
export const nothing = (url: string): Prepare => answering(url, [])

/** Answers requests to a URL with this JSON, without a total count. */
export const saying =
  (url: string, json: object): Prepare =>
  (page) =>
    page.route(url, (route) => route.fulfill({ json }))
