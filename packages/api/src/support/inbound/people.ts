import { withAsciiDomain } from '@quarterdeck/contract/core/email'
import type { Address, Mailbox } from 'postal-mime'

/** Somebody in the head of a mail. */
export interface Person {
  readonly name: string
  /** In small letters, as addresses are kept. */
  readonly email: string
}

const longestAddress = 320

const plain = (text: string, max: number) =>
  text
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, max)

/** Undefined for what no mail could be sent to. */
const personOf = ({ name, address }: Mailbox): Person | undefined => {
  const email = withAsciiDomain(address.trim().toLowerCase())
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(email) && email.length <= longestAddress
    ? { name: plain(name, 200), email }
    : undefined
}

/** All who are named, groups taken apart, each once. */
export const peopleOf = (addresses: readonly (Address | undefined)[] = []): readonly Person[] => {
  const people = addresses
    .flatMap((each) => (each?.group ?? (each ? [each] : [])) as Mailbox[])
    .flatMap((each) => personOf(each) ?? [])
  return [...new Map(people.map((person) => [person.email, person])).values()]
}
