import { z } from 'zod'
import { type Endpoint, endpoint } from './endpoint.ts'
import { choice, id, requiredMultilineText, requiredText, sentId } from './fields.ts'
import { locales } from './locales.ts'
import type { Permission } from './permission.ts'

/** Maximum number of recipients per request. */
export const maxLetters = 1000
/** Maximum number of records listed by id. */
export const maxLetterIds = 100

/**
 * Reasons to skip a recipient: the record is gone, it has no address, the address is already a recipient, or its matter
 * is closed.
 */
export const letterRefusals = ['gone', 'address', 'twice', 'over'] as const
export type LetterRefusal = (typeof letterRefusals)[number]

/** Placeholder for the name of the recipient. */
export const nameInLetter = '{name}'

export const LetterDraft = z.object({
  ids: z.array(sentId).min(1).max(maxLetters),
  subject: requiredText(200),
  text: requiredMultilineText(5000),
  /** Language of the mail. */
  language: choice(locales),
  /** Sends words in braces other than `{name}` as they are. */
  allowPlaceholders: z.boolean().default(false),
})
export type LetterDraft = z.output<typeof LetterDraft>

const LetterPlan = z.object({
  going: z.array(z.object({ id, name: z.string(), email: z.string() })),
  left: z.array(z.object({ id, name: z.string(), why: z.enum(letterRefusals) })),
})
export type LetterPlan = z.output<typeof LetterPlan>

/** Returns the endpoints that preview and send mails to the people in some records. */
export const letterEndpoints = <Body extends typeof LetterDraft>(
  path: `/${string}`,
  writes: Permission,
  { body, plan, write }: { readonly body: Body; readonly plan: string; readonly write: string },
) =>
  ({
    letterPlan: endpoint({
      method: 'GET',
      path: `${path}/letters`,
      needs: writes,
      summary: plan,
      query: z.object({
        ids: z.string().min(1).max(1200).optional().describe(`Up to ${maxLetterIds}, by comma`),
        matching: z
          .string()
          .max(2000)
          .optional()
          .describe(`In their place a query of the list that finds up to ${maxLetters}`),
        except: z.string().max(1200).optional().describe('What is left out of what it finds: numbers, by comma'),
      }),
      output: LetterPlan,
    }),
    writeLetters: endpoint({
      method: 'POST',
      path: `${path}/letters`,
      needs: writes,
      summary: write,
      body,
      output: z.object({ sent: z.int() }),
    }),
  }) as const satisfies Readonly<Record<string, Endpoint>>
