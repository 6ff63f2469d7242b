import { ActionIcon, Select } from '@mantine/core'
import type { Card } from '@quarterdeck/contract/boards/cards'
import { cardLinks } from '@quarterdeck/contract/boards/words'
import { type Found, search } from '@quarterdeck/contract/system/search'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { reading } from '../kit/lib/api/queries.ts'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { RecordLink, useHistory } from '../kit/records/index.ts'
import { Skeleton } from '../kit/ui/skeleton.tsx'
import shared from '../kit/ui/styles/shared.module.css'
import classes from './boards.module.css'
import { boardMessages } from './messages/index.ts'
import { useCardSteps } from './use-card-steps.ts'

type CardLink = Card['links'][number]
type Offered = CardLink & { readonly label: string }

const keyOf = ({ entity, id }: CardLink) => `${entity}/${id}`

/** Returns the names of records that were found. */
const useOffers = () => {
  const { links: names } = useMessages(boardMessages)
  return ({ orders, tickets, invoices, products, users }: Found): Offered[] =>
    [
      ...orders.map(({ id, customer }) => ({ entity: 'orders' as const, id, about: customer })),
      ...tickets.map(({ id, subject }) => ({ entity: 'tickets' as const, id, about: subject })),
      ...invoices.map(({ id, customer }) => ({ entity: 'invoices' as const, id, about: customer })),
      ...products.map(({ id, title }) => ({ entity: 'products' as const, id, about: title })),
      ...users.map(({ id, name }) => ({ entity: 'users' as const, id, about: name })),
    ].map(({ entity, id, about }) => ({ entity, id: String(id), label: `${names[entity](String(id))} · ${about}` }))
}

/** Finds a record by typing. */
const LinkSelect = ({ chosen, onAdd }: { chosen: readonly CardLink[]; onAdd: (link: CardLink) => void }) => {
  const { card: m, groups } = useMessages(boardMessages)
  const offersOf = useOffers()
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const { data } = useQuery({ ...reading(search.all, { q }), enabled: q !== '', placeholderData: keepPreviousData })
  const taken = chosen.map(keyOf)
  const found = q === '' || !data ? [] : offersOf(data).filter((one) => !taken.includes(keyOf(one)))
  return (
    <Select
      size="xs"
      aria-label={m.addLink}
      placeholder={m.findLink}
      data={cardLinks.flatMap((entity) => {
        const items = found.filter((one) => one.entity === entity)
        return items.length > 0
          ? [{ group: groups[entity], items: items.map((one) => ({ value: keyOf(one), label: one.label })) }]
          : []
      })}
      // The server has searched already.
      filter={({ options }) => options}
      searchable
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(value) => {
        const one = found.find((each) => keyOf(each) === value)
        if (one) onAdd({ entity: one.entity, id: one.id })
        setTyped('')
      }}
      nothingFoundMessage={q === '' ? m.typeToFind : m.nothingFound}
    />
  )
}

interface Props {
  readonly card: Card
  readonly mayWrite: boolean
}

const Linked = ({ card, link, mayWrite }: Props & { readonly link: CardLink }) => {
  const { card: m } = useMessages(boardMessages)
  const { change } = useCardSteps()
  const { entity, id } = link
  const { name, Caption } = useHistory(entity)
  const among = card.links.filter((each) => each.entity === entity).map((each) => each.id)
  return (
    <li>
      <span>
        <RecordLink entity={entity} record={id}>
          {name(id)}
        </RecordLink>
        <span className={shared.hint}>{Caption && <Caption record={id} among={among} />}</span>
      </span>
      {mayWrite && (
        <ActionIcon
          size="sm"
          aria-label={m.removeLink(name(id))}
          title={m.removeLink(name(id))}
          onClick={() => void change(card, { links: card.links.filter((each) => each !== link) })}
        >
          <IconX size={14} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

/** The records that a card is about; more are found by typing. */
export const CardLinks = ({ card, mayWrite }: Props) => {
  const { card: m } = useMessages(boardMessages)
  const { change } = useCardSteps()
  const { links } = card
  if (links.length === 0 && !mayWrite) return null
  return (
    <section className={classes.part}>
      <h3>{m.links}</h3>
      {links.length > 0 && (
        <ul className={classes.links}>
          <Suspense fallback={<Skeleton width="100%" height={24} />}>
            {links.map((link) => (
              <Linked key={keyOf(link)} card={card} link={link} mayWrite={mayWrite} />
            ))}
          </Suspense>
        </ul>
      )}
      {mayWrite && links.length < 20 && (
        <LinkSelect chosen={links} onAdd={(link) => void change(card, { links: [...links, link] })} />
      )}
    </section>
  )
}
