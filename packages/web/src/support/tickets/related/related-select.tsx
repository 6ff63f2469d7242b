import { Select, type SelectProps } from '@mantine/core'
import { invoiceList, invoices } from '@quarterdeck/contract/sales/invoices'
import { orderList, orders } from '@quarterdeck/contract/sales/orders'
import { relatedEntities } from '@quarterdeck/contract/support/tickets'
import { type Found, search } from '@quarterdeck/contract/system/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listing, reading } from '../../../kit/lib/api/queries.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { ticketMessages } from '../messages/index.ts'

/** A record that can be linked to a ticket. */
export interface RelatedRecord {
  readonly entity: (typeof relatedEntities)[number]
  readonly id: string
  readonly label: string
}

export const keyOf = ({ entity, id }: Pick<RelatedRecord, 'entity' | 'id'>) => `${entity}/${id}`

/** Returns a function that labels found records by kind. */
const useLabels = () => {
  const { name, create } = useMessages(ticketMessages)
  const names = create.relatedNames
  return ({ orders, invoices, products, reviews, tickets }: Pick<Found, RelatedRecord['entity']>): RelatedRecord[] => [
    ...orders.map(({ id, customer }) => ({
      entity: 'orders' as const,
      id: String(id),
      label: `${names.orders(String(id))} · ${customer}`,
    })),
    ...invoices.map(({ id, customer }) => ({ entity: 'invoices' as const, id, label: `${id} · ${customer}` })),
    ...products.map(({ id, title }) => ({ entity: 'products' as const, id: String(id), label: title })),
    ...reviews.map(({ id, reviewer, review }) => ({
      entity: 'reviews' as const,
      id: String(id),
      label: `${names.reviews(reviewer)} · ${review.slice(0, 60)}`,
    })),
    ...tickets.map(({ id, subject }) => ({
      entity: 'tickets' as const,
      id: String(id),
      label: `${name(String(id))} · ${subject}`,
    })),
  ]
}

/** Returns the latest records of a customer, offered before anything is typed. */
const useLatest = (customerId: number | undefined): RelatedRecord[] => {
  const { relatedNames: names } = useMessages(ticketMessages).create
  const [seesOrders, seesInvoices] = [usePermission('orders:read'), usePermission('invoices:read')]
  const latest = {
    where: [{ field: 'customerId', op: 'in', values: [customerId ?? 0] }],
    page: 1,
    perPage: 5,
  } as const
  const isKnown = customerId !== undefined
  const newest = useQuery({
    ...listing(orders.list, orderList, { ...latest, sort: [{ field: 'id', desc: true }] }),
    enabled: isKnown && seesOrders,
  })
  const billed = useQuery({
    ...listing(invoices.list, invoiceList, { ...latest, sort: [{ field: 'issueDate', desc: true }] }),
    enabled: isKnown && seesInvoices,
  })
  return [
    ...(newest.data?.rows ?? []).map(({ id }) => ({
      entity: 'orders' as const,
      id: String(id),
      label: names.orders(String(id)),
    })),
    ...(billed.data?.rows ?? []).map(({ id }) => ({ entity: 'invoices' as const, id, label: id })),
  ]
}

interface Props extends Pick<SelectProps, 'label' | 'aria-label' | 'size' | 'name' | 'ref' | 'onBlur' | 'error'> {
  readonly chosen: readonly Pick<RelatedRecord, 'entity' | 'id'>[]
  /** Customer whose latest orders and invoices are offered first. */
  readonly customerId?: number | undefined
  readonly onAdd: (one: RelatedRecord) => void
}

/** Adds records one by one, found by search among orders, invoices, products, reviews and tickets. */
export const RelatedSelect = ({ chosen, customerId, onAdd, ...input }: Props) => {
  const { create: m } = useMessages(ticketMessages)
  const [typed, setTyped] = useState('')
  const labelled = useLabels()
  const latest = useLatest(customerId)
  const q = typed.trim()
  const { data } = useQuery({
    ...reading(search.all, { q }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const offered = q === '' ? latest : data ? labelled(data) : []
  const found = offered.filter((one) => !chosen.some((each) => keyOf(each) === keyOf(one)))
  const groups = relatedEntities.flatMap((entity) => {
    const items = found.filter((one) => one.entity === entity)
    return items.length > 0
      ? [{ group: m.relatedKinds[entity], items: items.map((one) => ({ value: keyOf(one), label: one.label })) }]
      : []
  })
  return (
    <Select
      {...input}
      placeholder={m.findRelated}
      data={groups}
      // The server has searched already.
      filter={({ options }) => options}
      searchable
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(value) => {
        const one = found.find((each) => keyOf(each) === value)
        if (one) onAdd(one)
        setTyped('')
      }}
      nothingFoundMessage={q === '' ? m.typeToFind : m.nothing}
    />
  )
}
