import type { Found, MatchKind } from '@quarterdeck/contract/search'
import type { Icon } from '@tabler/icons-react'
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconMessageStar from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { useNavigate } from '@tanstack/react-router'
import { useFormats } from '../lib/i18n/formats.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { Thumb } from '../records/index.ts'
import { Avatar } from '../ui/avatar.tsx'
import { paletteMessages } from './messages/index.ts'
import type { Option, Section } from './option.ts'

export type Person = Omit<Found['users'][number], 'match' | 'matched'>

/** A person as an option. @param section what it is an option of: a person may stand in two */
export const usePersonOption = () => {
  const navigate = useNavigate()
  return (section: string, { id, name, email, image }: Person): Option => ({
    id: `${section}-${id}`,
    label: name,
    about: email,
    lead: <Avatar name={name} image={image} size={24} />,
    leads: true,
    perform: () => void navigate({ to: '/users/$id', params: { id: String(id) } }),
  })
}

const lead = (Lead: Icon) => <Lead size={18} stroke={1.75} aria-hidden />

/** Says why it was found, where nothing that is shown says it. */
const withReason = <Row extends { readonly match: MatchKind; readonly matched: string }>(
  { match, matched }: Row,
  option: Option,
): Option => {
  const isShown = [option.label, option.about ?? ''].some((text) => text.includes(matched))
  return { ...option, match, about: isShown ? option.about : matched }
}

/** What the server found, by kinds. A record without a screen of its own is shown with those of its person. */
export const useRecordSections = ({
  users,
  orders,
  products,
  invoices,
  tickets,
  reviews,
}: Found): readonly Section[] => {
  const { groups } = useMessages(paletteMessages)
  const { money } = useFormats()
  const navigate = useNavigate()
  const personOption = usePersonOption()
  const besides = (tab: 'invoices' | 'tickets', person: number, record: string | number) => () =>
    void navigate({ to: '/users/profile', search: { id: String(person), tab, peek: `${tab}/${record}` } })

  const sections = {
    users: users.map((person) => withReason(person, personOption('users', person))),
    orders: orders.map((row) => {
      const { id, customer, totalAmount } = row
      return withReason(row, {
        id: `orders-${id}`,
        label: `#${id} ${customer}`,
        about: money(totalAmount),
        lead: lead(IconShoppingCart),
        leads: true,
        perform: () => void navigate({ to: '/orders/$id', params: { id: String(id) } }),
      })
    }),
    products: products.map((row) => {
      const { id, title, code, image } = row
      return withReason(row, {
        id: `products-${id}`,
        label: title,
        about: code,
        lead: <Thumb image={image} size={24} />,
        leads: true,
        perform: () => void navigate({ to: '/products/$id', params: { id: String(id) } }),
      })
    }),
    invoices: invoices.map((row) => {
      const { id, customerId, customer, totalAmount } = row
      return withReason(row, {
        id: `invoices-${id}`,
        label: `${id} ${customer}`,
        about: money(totalAmount),
        lead: lead(IconFileInvoice),
        leads: true,
        perform: besides('invoices', customerId, id),
      })
    }),
    // Whose user is gone is shown nowhere.
    tickets: tickets.flatMap((row) => {
      const { id, userId, subject } = row
      if (userId === null) return []
      return withReason(row, {
        id: `tickets-${id}`,
        label: subject,
        about: `#${id}`,
        lead: lead(IconMessageCircle),
        leads: true,
        perform: besides('tickets', userId, id),
      })
    }),
    reviews: reviews.map((row) => {
      const { id, review, reviewer } = row
      return withReason(row, {
        id: `reviews-${id}`,
        label: review,
        about: reviewer,
        lead: lead(IconMessageStar),
        leads: true,
        perform: () => void navigate({ to: '/reviews', search: { peek: `reviews/${id}` } }),
      })
    }),
  }
  return (['orders', 'products', 'invoices', 'tickets', 'users', 'reviews'] as const).map((id) => ({
    id,
    label: groups[id],
    options: sections[id].map((option) => ({ ...option, isFound: true })),
  }))
}
