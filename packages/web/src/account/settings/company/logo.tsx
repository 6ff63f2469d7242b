import { Button } from '@mantine/core'
import { type Company, company } from '@quarterdeck/contract/sales/company'
import { useRef } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useUndo } from '../../../kit/records/index.ts'
import { maxMegabytes } from '../../../kit/ui/form/use-picture.ts'
import { useAction } from '../../../kit/ui/use-action.ts'
import { settingsMessages } from '../messages/index.ts'
import classes from '../settings.module.css'

interface Props {
  readonly company: Company
  readonly mayChange: boolean
}

/** The logo of papers. It is kept as soon as it is chosen. */
export const Logo = ({ company: { logo, name }, mayChange }: Props) => {
  const { logo: m } = useMessages(settingsMessages).company
  const { act, isBusy } = useAction('company', 'invoices', 'orders', 'refunds')
  const { offer } = useUndo()
  const input = useRef<HTMLInputElement>(null)
  const keep = (file: File) => act(async () => offer(m.saved, (await call(company.changeLogo, { file })).batch))
  const remove = () => act(async () => offer(m.removed, (await call(company.removeLogo)).batch))
  return (
    <div className={classes.logo}>
      {logo ? (
        <img src={logo.source} alt={m.alt(name)} width={logo.width / 2} height={logo.height / 2} />
      ) : (
        <p className={classes.empty}>{m.none}</p>
      )}
      {mayChange && (
        <div className={classes.logoActions}>
          <Button variant="default" size="xs" loading={isBusy} onClick={() => input.current?.click()}>
            {logo ? m.change : m.choose}
          </Button>
          {logo && (
            <Button variant="subtle" size="xs" disabled={isBusy} onClick={remove}>
              {m.remove}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            aria-label={m.choose}
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              if (file) keep(file)
              currentTarget.value = ''
            }}
          />
          <p className={classes.about}>{m.hint(maxMegabytes)}</p>
        </div>
      )}
    </div>
  )
}
