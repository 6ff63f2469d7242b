import { emailPattern } from '@quarterdeck/contract/kit/email'
import { OperationNodeTransformer, type ValueNode } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../kit/ports.ts'

/** Random domain, so that nobody can sign in under another spelling of an address whose attempts are counted. */
const domain = `${crypto.randomUUID()}.invalid`

const inPlainLetters = (text: string) => Array.from(text, (letter) => letter.codePointAt(0)?.toString(36)).join('-')
const standsFor = (letters: string) =>
  String.fromCodePoint(...letters.split('-').map((letter) => Number.parseInt(letter, 36)))

/**
 * Replaces addresses that RFC 5321 allows and better-auth refuses, such as `r&d@example.com` and
 * `info@xn--r8jz45g.xn--zckzah`, by ones it accepts; `withAnyAddress` translates them back for the database.
 */
export const toAuthAddress = (email: string): string =>
  z.email().safeParse(email).success || !emailPattern.test(email)
    ? email
    : `${inPlainLetters(email.toLowerCase())}@${domain}`

class RealAddresses extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    const { value } = node
    return typeof value === 'string' && value.endsWith(`@${domain}`)
      ? { ...node, value: standsFor(value.slice(0, -domain.length - 1)) }
      : node
  }
}

const addresses = new RealAddresses()

/** Returns a database that translates addresses from `takenByAuth` back. */
export const withAnyAddress = <Connection extends Db>(db: Connection): Connection =>
  db.withPlugin({
    transformQuery: ({ node }) => addresses.transformNode(node),
    transformResult: async ({ result }) => result,
  }) as Connection
