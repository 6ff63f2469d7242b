import { Button } from '@mantine/core'
import { type Billing, billing, type PaymentCard } from '@quarterdeck/contract/account/billing'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { commonMessages } from '../../ui/messages/index.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import shared from '../../ui/styles/shared.module.css'
import { toast } from '../../ui/toast.ts'
import { settingsMessages } from '../messages/index.ts'
import { NoRows, Row, Rows } from '../parts.tsx'
import classes from './plan-billing.module.css'
import { useCardName, useStep } from './use-billing.ts'

const AddCardDialog = lazy(async () => ({ default: (await import('./add-card-dialog.tsx')).AddCardDialog }))

interface CardProps {
  readonly card: PaymentCard
  readonly billing: Billing
}

const RemoveDialog = ({ card, onClose }: { card: PaymentCard; onClose: () => void }) => {
  const { cards: m } = useMessages(settingsMessages).billing
  const { actions } = useMessages(commonMessages)
  const name = useCardName()(card)
  const { take, isBusy } = useStep()
  const remove = () =>
    take(
      () => call(billing.removeCard, { query: { id: card.id } }),
      () => {
        toast.success(m.removed)
        onClose()
      },
    )
  return (
    <Dialog
      opened
      title={m.removeTitle}
      text={m.removeText(name)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button color="red" loading={isBusy} onClick={remove}>
            {m.remove}
          </Button>
        </>
      }
    ></Dialog>
  )
}

/** A card is good to the end of its month. */
const hasExpired = ({ expMonth, expYear }: PaymentCard) => Date.now() >= Date.UTC(expYear, expMonth, 1)

const Card = ({ card, billing: known }: CardProps) => {
  const { cards: m } = useMessages(settingsMessages).billing
  const name = useCardName()(card)
  const { take, isBusy } = useStep()
  const [isRemoving, setRemoving] = useState(false)
  const isDefault = card.id === known.defaultCard
  const isNeeded = isDefault && (known.status === 'past_due' || (known.status === 'active' && !known.cancelAtEnd))
  const expiry = `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`
  const choose = () =>
    take(
      () => call(billing.useCard, { body: { id: card.id }, ifMatch: known.version }),
      () => {},
    )
  return (
    <Row
      icon={IconCreditCard}
      name={name}
      badge={isDefault && <StatusBadge tone="gray">{m.default}</StatusBadge>}
      about={[hasExpired(card) ? m.expired(expiry) : m.expires(expiry)]}
      action={
        <div className={classes.rowActions}>
          {!isDefault && (
            <Button variant="subtle" loading={isBusy} aria-label={m.makeDefaultOf(name)} onClick={choose}>
              {m.makeDefault}
            </Button>
          )}
          {!isNeeded && (
            <Button variant="subtle" color="red" aria-label={m.removeOf(name)} onClick={() => setRemoving(true)}>
              {m.remove}
            </Button>
          )}
          {isRemoving && <RemoveDialog card={card} onClose={() => setRemoving(false)} />}
        </div>
      }
    />
  )
}

/** The cards by which the subscription is paid. */
export const Cards = ({ billing: known }: { billing: Billing }) => {
  const { cards: m } = useMessages(settingsMessages).billing
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      {known.cards.length === 0 ? (
        <NoRows>{m.none}</NoRows>
      ) : (
        <Rows label={m.title}>
          {known.cards.map((card) => (
            <Card key={card.id} card={card} billing={known} />
          ))}
        </Rows>
      )}
      <Button
        variant="default"
        className={shared.start ?? ''}
        leftSection={<IconPlus size={16} aria-hidden />}
        data-view="add-card"
        onClick={() => setAdding(true)}
      >
        {m.add}
      </Button>
      {isAdding && (
        <Suspense>
          <AddCardDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
