import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { contact } from '@quarterdeck/contract/support/contact'
import { generateRandomString } from 'better-auth/crypto'
import { countUse, limitClient, type Rate } from '../../kit/http/rates.ts'
import type { Serve } from '../../kit/http/serve.ts'
import type { Ports, Tx } from '../../kit/ports.ts'
import { guardSize, serveContactFiles } from './files.ts'
import { receive, sendReceipt, statusBy } from './store.ts'

/** Messages of one network. */
const perNetwork: Rate = { burst: 10, perHour: 20 }
/** Receipts to one mailbox, whose holder may not be who typed the address. */
const perMailbox: Rate = { burst: 5, perHour: 2 }
/** Limit of receipts to all strangers; above it, our server is being abused to send email. */
const ofAll: Rate = { burst: 200, perHour: 300 }

/**
 * Returns true if a receipt can be sent to an address. The message is accepted in any case: nobody is locked out
 * because others used their address or sent too many.
 */
const mayReceipt = async (tx: Tx, ownAddress: string | undefined, email: string, now: Date): Promise<boolean> => {
  const mailbox = email.toLowerCase()
  // What comes in there would become a ticket again.
  if (mailbox === ownAddress?.toLowerCase()) return false
  return (
    (await countUse(tx, `receipt to ${mailbox}`, perMailbox, now)) === 0 &&
    (await countUse(tx, 'receipts', ofAll, now)) === 0
  )
}

export const serveContact = (serve: Serve, ports: Ports): void => {
  serveContactFiles(serve, ports)
  serve.write(contact.send, async ({ body, headers, ...context }) => {
    if (body.website !== '') throw fieldProblem('website', { code: 'invalid', message: 'Leave this field empty' })
    const { tx, now } = context
    await limitClient(tx, headers, 'contact', perNetwork, now)
    await guardSize(tx, body.files)
    const token = generateRandomString(32)
    const receipt = await receive(context, token, body)
    const isMailed = await mayReceipt(tx, ports.inbound?.address, body.email, now)
    if (isMailed) await sendReceipt(context, body, receipt, token)
    return { receipt, token, isMailed }
  })
  serve.write(contact.status, ({ tx, body, now }) => statusBy(tx, body.token, now))
}
