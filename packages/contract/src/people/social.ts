import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { text } from '../kit/fields.ts'
import { parseProfile, socialNetworks } from './social-networks.ts'

export const maxSocialLinks = 20

/** A handle or URL, normalized to the canonical URL of the profile. */
const link = z.object({ network: z.enum(socialNetworks), url: text(300) }).transform(({ network, url }, context) => {
  const found = parseProfile(network, url)
  if (found) return found
  context.addIssue({ code: 'custom', path: ['url'], params: { code: 'invalid' }, message: 'Not a profile there' })
  return z.NEVER
})

const links = z
  .array(link)
  .max(maxSocialLinks)
  .check(({ value, issues }) => {
    const seen = new Set<string>()
    for (const [index, { url }] of value.entries()) {
      if (seen.has(url.toLowerCase())) {
        issues.push({ code: 'custom', input: url, path: [index, 'url'], params: { code: 'taken' }, message: 'Twice' })
      }
      seen.add(url.toLowerCase())
    }
  })

export const SocialLink = z.object({ network: z.enum(socialNetworks), url: z.string() })
export type SocialLink = z.output<typeof SocialLink>

const answer = z.object({ links: z.array(SocialLink) })

export const social = {
  read: endpoint({
    method: 'GET',
    path: '/social-links',
    needs: 'session',
    summary: 'List your social media links in their order',
    output: answer,
  }),
  of: endpoint({
    method: 'GET',
    path: '/social-links',
    by: 'id',
    needs: 'users:read',
    summary: 'List the social media links of a user',
    query: z.object({ id: z.string() }),
    output: answer,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/social-links',
    needs: 'session',
    summary: 'Replace your social media links: all of them in order, as handles or URLs',
    body: z.object({ links }),
    output: answer,
  }),
}
