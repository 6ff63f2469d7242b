import { expect } from 'vitest'
import type { Client, Json } from '../client.ts'

/** Waits for a mail to somebody and returns the newest, as owners read it in the outbox. */
export const mailTo = async (owner: Client, to: string, template: string): Promise<Json> => {
  const asked = new URLSearchParams({ q: to, template })
  let found: Json[] = []
  await expect
    .poll(
      async () => {
        found = (await owner.get(`/outbox?${asked}`)).json
        return found.length
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0)
  return (await owner.get(`/outbox?id=${found[0].id}`)).json
}

/** Returns the parameters of the link in a mail. */
export const linkOf = (mail: Json): URLSearchParams => new URLSearchParams(mail.content.link.split('#')[1])
