import { nobody } from '../../kit/actor.ts'
import { takeNewOutages } from '../../kit/mail/index.ts'
import type { Ports } from '../../kit/ports.ts'
import { notifyWhoMay } from './notify.ts'

type World = Pick<Ports, 'db' | 'mailer' | 'inbound' | 'now'>

/** Notifies owners, once per outage, that email can't be sent or read. */
export const notifyOfMail = async (world: World): Promise<void> => {
  if (!world.mailer && world.inbound?.mailbox === undefined) return
  const now = world.now()
  await world.db.transaction().execute(async (tx) => {
    for (const outage of await takeNewOutages(tx, world, now)) await notifyWhoMay({ tx, now, actor: nobody }, outage)
  })
}
