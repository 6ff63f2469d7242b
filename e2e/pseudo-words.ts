import { expect, type Page, type Response } from '@playwright/test'
import { namesIn } from '@quarterdeck/contract/kit/entities'
import { toPlainText } from '@quarterdeck/contract/kit/formatted'
import { readTexts } from './read-texts.ts'

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const readData = async (response: Response): Promise<string[]> => {
  if (!/json/.test(response.headers()['content-type'] ?? '')) return []
  // A formatted text may be shown without its formatting.
  return textsIn(await response.json().catch(() => undefined)).flatMap((text) => [text.trim(), toPlainText(text)])
}

/** Returns all texts in API responses so far, separated by `\0`, after they were read completely. */
export type Data = () => Promise<string>

/** Collects the texts in API responses from now on, such as names and mails, which are shown untranslated. */
export const collectData = (page: Page): Data => {
  let answers: Promise<string[]>[] = []
  let known = ''
  // One that is given up, or that nobody reads to its end, never has a body.
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return
    answers.push(request.response().then((response) => (response ? readData(response) : [])))
  })
  return async () => {
    const fresh = answers
    answers = []
    known = [known, ...new Set((await Promise.all(fresh)).flat())].join('\0')
    return known
  }
}

/** Expected texts without brackets: formats of the browser, proper names, and texts that a test types. */
const formatted = [
  /^(\w+day, )?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (\d{1,2}, )?\d{4}((,| at) .*)?$/,
  // A day, or from one to another.
  /^[A-Z][a-z]{2} \d{1,2}(, \d{4})?(\s–\s([A-Z][a-z]{2} )?\d{1,2}(, \d{4})?)?$/,
  /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/,
  /^[\d,.]+%?$/,
  /^(English|Spanish|German|French|Japanese|Portuguese)$/,
  /^(Mo|Tu|We|Th|Fr|Sa|Su)$/,
  /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/,
  /^\d{1,2}:\d{2} [AP]M$/,
  /^-?\$[\d,]+\.\d{2}$/,
  /^((in )?\d+ \w+( ago)?|(last|this|next) (year|month|week)|yesterday|today|tomorrow|now)$/,
  /^(English|Español|Deutsch|日本語|Quarterdeck)$/,
  // The specification's own labels, the first with the key that leads there.
  /^(Notifications alt\+T|Close toast)$/,
  // What was opened last, as the menu remembers it.
  /^INV-\d+$/,
  // What is pasted into the pages of a shop.
  /^quarterdeck\('\w+'/,
  /^https:\/\/shop\.example\.com$/,
  // What a recurring invoice says of its month.
  /^(Showroom upkeep|Flower subscription) /,
  // What stands for a word in a canned reply.
  /^\{\w+\}$/,
  // The specification's sizes.
  /^(XS|S|M|L|XL|XXL)$/,
  /^(Mine|Theirs|Someone else|Grace Ong|@mi)$/,
  /^How do I undo a change$/,
  /^(LinkedIn|GitHub)$/,
  /^(face|drawing)\.\w+$/,
]

/** Matches entity names and API paths in the usage statistics, which aren't translated. */
const ofUsage = new RegExp(`^(${Object.values(namesIn('en')).join('|')}|/[\\w-]+)(: [/\\w -]*)?$`)

/** Removes the number of an order, or the quantity of a line, in front of a name. */
const withoutNumber = (text: string) => text.replace(/^(#\d+|\d+ ×) /, '')

/** Expects that no text of a page in the pseudo-language is hard-coded or clipped. */
export const expectTranslated = async (page: Page, data: Data): Promise<void> => {
  const { unknown, clipped } = await page.evaluate(readTexts)
  const answered = await data()
  const isKnown = (text: string) =>
    formatted.some((format) => format.test(withoutNumber(text))) ||
    (/\/(usage|analytics)(\?|$)/.test(page.url()) && ofUsage.test(text)) ||
    answered.includes(withoutNumber(text))
  // Names of several people are told one after the other.
  const isListed = (text: string) => text.split(/, |、/).every(isKnown)
  const words = unknown.flatMap((text) => text.split(' · ')).map((text) => text.trim())
  const viewport = page.viewportSize()
  expect
    .soft({ viewport, unknown: words.filter((text) => !isKnown(text) && !isListed(text)) })
    .toEqual({ viewport, unknown: [] })
  expect.soft({ viewport, clipped }).toEqual({ viewport, clipped: [] })
}
