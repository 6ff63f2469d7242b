import { expect, test } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '../index.ts'
import { multilineText, picture, requiredMultilineText, requiredText, text } from './fields.ts'
import { fieldProblems } from './issues.ts'
import { avatarUrl } from './pictures.ts'

/** Returns the parsed value, or the code of its problem. */
const outcomeOf = (schema: z.ZodType, value: unknown) => {
  const { data, error } = z.object({ field: schema }).safeParse({ field: value }, { reportInput: true })
  return error ? { code: fieldProblems(error.issues).field?.code } : data?.field
}
const refused = { code: 'characters' }

const controls = ['\u0001', '\u0007', '\b', '\v', '\f', '\u001b', '\u007f', '\u0085', '\u009b']
const breaks = ['\n', '\r', '\r\n', '\t', '\u2028', '\u2029']
const directions = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069']
const unseen = ['\u200b', '\u2060\u200d', '\u00ad', '\u2800', '\u3164', '\u200e\u200f', '\u{e0041}', '\u200b \u200b']

test.each([...controls, ...breaks, ...directions].map((character) => [JSON.stringify(character), character]))(
  'a single line has no %s in it',
  (_, character) => {
    for (const schema of [text(50), requiredText(50)]) expect(outcomeOf(schema, `a${character}b`)).toEqual(refused)
  },
)

test.each(controls.map((character) => [JSON.stringify(character), character]))(
  'text of several lines has no %s in it',
  (_, character) => {
    for (const schema of [multilineText(50), requiredMultilineText(50)]) {
      expect(outcomeOf(schema, `a\n${character}b`)).toEqual(refused)
    }
  },
)

test.each(unseen.map((value) => [JSON.stringify(value), value]))('nobody would see %s', (_, value) => {
  for (const schema of [text(50), requiredText(50), multilineText(50), requiredMultilineText(50)]) {
    expect(outcomeOf(schema, value)).toEqual(refused)
  }
})

test.each([
  'Ann',
  'O’Hara–Łukasz, 5 €',
  'نرگس می‌خواهد',
  'क्‍ष',
  'עברית \u200fabc',
  '山田 太郎',
  '👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️',
  'a\u00a0b',
  'soft\u00adhyphen',
])('%j is a name', (value) => {
  expect(outcomeOf(requiredText(50), value)).toBe(value)
})

test('what is pasted with white space around it is trimmed', () => {
  expect(outcomeOf(requiredText(5), ' \tAnn B\r\n')).toBe('Ann B')
  expect(outcomeOf(text(5), ' \n')).toBe('')
  expect(outcomeOf(requiredText(5), ' \n')).toEqual({ code: 'required' })
  expect(outcomeOf(requiredText(5), 'Ann Bo')).toEqual({ code: 'too_long' })
})

test('the lines of a text end with a line feed, however they were sent', () => {
  expect(outcomeOf(multilineText(50), 'a\r\nb\rc\n\n\td\r\n')).toBe('a\nb\nc\n\n\td')
})

const hash = 'a1'.repeat(32)

test.each([
  '',
  avatarUrl('Ann B'),
  '/api/pictures/product?name=teapot&tint=red',
  `/api/pictures?hash=${hash}&size=160x90`,
  'https://example.com/a.jpg?b=c',
  'HTTPS://example.com/a.jpg',
])('%j is a picture', (address) => {
  expect(outcomeOf(picture, address)).toBe(address)
})

const noPictures = [
  '//evil.example/x.png',
  '///evil.example/x.png',
  '/\\evil.example/x.png',
  '\\\\evil.example\\x.png',
  'http://169.254.169.254/latest',
  'https://',
  'https:evil.example',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '/api/auth/sign-out',
  '/api/pictures/../auth/sign-out',
  '/api/pictures/%2e%2e/auth/sign-out',
  '/api/pictures/avatar/..\\..\\auth/sign-out',
  '/api/picturesque',
  '/logo.png',
  'api/pictures/avatar?seed=x',
]

test.each(noPictures)('%j is no picture', (address) => {
  expect(outcomeOf(picture, address)).toEqual({ code: 'invalid' })
})

interface Found {
  readonly path: string
  readonly schema: z.core.$ZodType
}

/** Returns the text schemas inside a schema at any depth, including keys of records. */
const textsIn = (schema: z.core.$ZodType, path: string): readonly Found[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return [{ path, schema }]
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`))
    case 'array':
      return textsIn(def.element, path)
    case 'record':
      return [...textsIn(def.keyType, `${path}.key`), ...textsIn(def.valueType, `${path}.value`)]
    case 'union':
      return def.options.flatMap((option) => textsIn(option, path))
    case 'pipe':
      return textsIn(def.in, path).map((found) => (found.schema === def.in ? { path, schema } : found))
    case 'optional':
    case 'nullable':
    case 'default':
      return textsIn(def.innerType, path)
    default:
      return []
  }
}

const sent = allEndpoints.flatMap(([name, { body }]) => (body ? textsIn(body, name) : []))
/** Returns the last segment of a path, which names the purpose of a text. */
const isNeverShown = ({ path }: Found) => /\.(password|current|next|token|ticket|key|ids|except|query)$/.test(path)
const takes = (value: string) => (found: Found) => z.core.safeParse(found.schema, value).success

test('no text that is sent takes control characters, but for secrets, keys and searches', () => {
  const shown = sent.filter((found) => !isNeverShown(found))
  expect(shown.length).toBeGreaterThan(100)
  const open = shown.filter((found) => ['ab\u001bcd', 'Ann\u0007 Bonny'].some((value) => takes(value)(found)))
  expect(open.map(({ path }) => path)).toEqual([])
})

test('no picture that is sent is one of another host without https, or no picture at all', () => {
  const pictures = sent.filter(({ path }) => /image|picture/i.test(path.split('.').at(-1) ?? ''))
  expect(pictures.length).toBeGreaterThan(8)
  expect(
    pictures.filter((found) => noPictures.some((address) => takes(address)(found))).map(({ path }) => path),
  ).toEqual([])
})
