import type { SampleAccount } from '@quarterdeck/contract/setup'
import { useMessages } from '../lib/i18n/use-messages.ts'
import classes from './entrance.module.css'
import { entranceMessages } from './messages/index.ts'
import { useOffer } from './use-offer.ts'

/** On a sample installation: who one may be, at one click. */
export const SampleAccounts = ({ busy, onChoose }: { busy: boolean; onChoose: (account: SampleAccount) => void }) => {
  const { sample: m } = useMessages(entranceMessages).login
  const { accounts } = useOffer()
  if (accounts.length === 0) return null
  return (
    <section className={classes.samples} aria-labelledby="samples">
      <h2 id="samples">{m.title}</h2>
      <p className={classes.text}>{m.text}</p>
      <ul className={classes.list}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className={classes.account}
              disabled={busy}
              title={m.use(m.roles[account.accessRole])}
              onClick={() => onChoose(account)}
            >
              <span className={classes.role}>{m.roles[account.accessRole]}</span>
              <span className={classes.email}>{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
