import { withAsciiDomain } from '@quarterdeck/contract/kit/email'
import { type Address, addressParser, type Mailbox } from 'postal-mime'
import type { Person } from '../../kit/mail/index.ts'

const longestAddress = 320

const plain = (text: string, max: number) =>
  text
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, max)

/** Returns a person; undefined if no email could be sent to the address. */
const personOf = ({ name, address }: Mailbox): Person | undefined => {
  const email = withAsciiDomain(address.trim().toLowerCase())
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(email) && email.length <= longestAddress
    ? { name: plain(name, 200), email }
    : undefined
}

/** Returns all people in headers once, with groups expanded. */
export const peopleOf = (addresses: readonly (Address | undefined)[] = []): readonly Person[] => {
  const people = addresses
    .flatMap((each) => (each?.group ?? (each ? [each] : [])) as Mailbox[])
    .flatMap((each) => personOf(each) ?? [])
  return [...new Map(people.map((person) => [person.email, person])).values()]
}

/** Maximum nesting of comments in a name; comments can be nested (RFC 5322). */
const deepestComment = 5

const withoutComments = (text: string): string => {
  let [left, before] = [text, '']
  for (let depth = 0; depth < deepestComment && left !== before; depth += 1) {
    before = left
    left = left.replace(/\((?:[^()\\]|\\.)*\)/g, '')
  }
  return left
}

/** Makes one mailbox of a name that has a comma in it and no quotes around it, as in `Berg, Ada <ada@example.com>`. */
const joined = (addresses: readonly Address[]): readonly Address[] => {
  const at = addresses.findIndex((each) => each.group !== undefined || personOf(each) !== undefined)
  const first = addresses[at]
  if (!first || first.group !== undefined || at === 0) return addresses
  const names = addresses.slice(0, at).flatMap((each) => (each.group ? [] : [each.name || each.address]))
  return [{ ...first, name: [...names, first.name].join(', ') }, ...addresses.slice(at + 1)]
}

/** Returns the senders in a header; comments are removed, unless they are the only name. */
export const sendersOf = (header: string | undefined): readonly Person[] => {
  if (header === undefined) return []
  const inBrackets = header.replace(/<[^<>]*>/g, (address) => withoutComments(address).replaceAll(' ', ''))
  const hasName = /^[^<(]*[^\s<(][^<]*<[^<>]*>/.test(inBrackets)
  const people = peopleOf(joined(addressParser(hasName ? withoutComments(inBrackets) : inBrackets)))
  return people.length > 0 ? people : peopleOf(joined(addressParser(withoutComments(header))))
}
