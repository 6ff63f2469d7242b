import { fieldProblem } from '@quarterdeck/contract/core/problem'
import { contact } from '@quarterdeck/contract/support/contact'
import { generateRandomString } from 'better-auth/crypto'
import type { Serve } from '../../http/serve.ts'
import { countTry, type TryLimit } from '../../http/tries.ts'
import type { Ports } from '../../ports.ts'
import { guardSize, serveContactFiles } from './files.ts'
import { receive, statusBy } from './store.ts'

/** An office may write a few times a day from one address; a program that writes a thousand times soon waits an hour each time. */
const perAddress: TryLimit = { free: 10, first: 60, longest: 3600 }
/** Each message is answered by a mail, which nobody wants to get ten times because somebody else typed their address. */
const perMailbox: TryLimit = { free: 5, first: 60, longest: 3600 }

export const serveContact = (serve: Serve, ports: Ports): void => {
  serveContactFiles(serve, ports)
  serve.write(contact.send, async ({ body, headers, ...context }) => {
    if (body.website !== '') throw fieldProblem('website', { code: 'invalid', message: 'Leave this field empty' })
    const { tx, now } = context
    const address = headers.get('x-client-address')
    if (address) await countTry(tx, `contact from ${address}`, perAddress, now)
    await countTry(tx, `contact ${body.email.toLowerCase()}`, perMailbox, now)
    await guardSize(tx, body.files)
    const token = generateRandomString(32)
    return { receipt: await receive(context, token, body), token }
  })
  serve.write(contact.status, ({ tx, body }) => statusBy(tx, body.token))
}
