import { z } from 'zod'
import { type Endpoint, endpoint } from './endpoint.ts'
import { choice, id, requiredMultilineText, requiredText, sentId } from './fields.ts'
import { locales } from './locales.ts'
import type { Permission } from './permission.ts'

/** So many get a letter by one request. */
export const mostLetters = 1000
/** So many records are named one by one. */
export const mostNamed = 100

/** Why somebody gets none: nothing is there any more, there is no address, it goes to them already, or all is over with them. */
export const letterRefusals = ['gone', 'address', 'twice', 'over'] as const
export type LetterRefusal = (typeof letterRefusals)[number]

/** Stands in a letter for the name of whoever gets it. */
export const nameInLetter = '{name}'

export const LetterDraft = z.object({
  ids: z.array(sentId).min(1).max(mostLetters),
  subject: requiredText(200),
  text: requiredMultilineText(5000),
  /** In which it is written. */
  language: choice(locales),
  /** Lets words in braces other than `{name}` go out as they are. */
  allowPlaceholders: z.boolean().default(false),
})
export type LetterDraft = z.output<typeof LetterDraft>

const LetterPlan = z.object({
  going: z.array(z.object({ id, name: z.string(), email: z.string() })),
  left: z.array(z.object({ id, name: z.string(), why: z.enum(letterRefusals) })),
})
export type LetterPlan = z.output<typeof LetterPlan>

/** Letters to those whom some records are about: who would get one is looked at first. */
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
        ids: z.string().min(1).max(1200).optional().describe(`Up to ${mostNamed}, by comma`),
        matching: z
          .string()
          .max(2000)
          .optional()
          .describe(`In their place a query of the list that finds up to ${mostLetters}`),
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
