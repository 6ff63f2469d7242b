import { expect, test } from 'vitest'
import { parseProfile } from './social-networks.ts'

test.each([
  ['github', '@octocat', 'github', 'https://github.com/octocat'],
  ['github', ' octocat ', 'github', 'https://github.com/octocat'],
  ['x', 'http://www.linkedin.com/in/ada-lovelace/?trk=x#top', 'linkedin', 'https://www.linkedin.com/in/ada-lovelace'],
  ['linkedin', 'twitter.com/ada', 'x', 'https://x.com/ada'],
  ['youtube', 'quarterdeck', 'youtube', 'https://www.youtube.com/@quarterdeck'],
  ['bluesky', 'ada.bsky.social', 'bluesky', 'https://bsky.app/profile/ada.bsky.social'],
] as const)('on %s, %s is %s: %s', (network, typed, found, url) => {
  expect(parseProfile(network, typed)).toEqual({ network: found, url })
})

test.each([
  '',
  '@',
  'two words',
  'https://example.com/ada',
  'ftp://github.com/ada',
  'javascript:alert(1)',
  'https://github.com',
  'https://github.com:8443/ada',
  'https://user:secret@github.com/ada',
  'https://github.com.evil.example/ada',
  'example.com',
])('%j is nobody’s address', (typed) => {
  expect(parseProfile('github', typed)).toBeUndefined()
})
