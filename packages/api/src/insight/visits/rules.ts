import { type Hit, maxPathLength } from '@quarterdeck/contract/insight/visits/collector'
import type { Channel, Device, VisitStage } from '@quarterdeck/contract/insight/visits/visits'
import { isSingleLine } from '@quarterdeck/contract/kit/characters'

/** Returns true for programs that identify themselves as bots, or have no browser name. */
export const isRobot = (userAgent: string): boolean =>
  !/mozilla|opera/i.test(userAgent) ||
  /bot|crawl|spider|slurp|headless|phantom|lighthouse|preview|scan|monitor|fetch|https?:\/\//i.test(userAgent)

/** Returns true for a browser that sends Do Not Track or Global Privacy Control. */
export const isPrivate = (headers: Headers): boolean => headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'

export const deviceOf = (userAgent: string): Device => {
  if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return 'tablet'
  return /mobi|iphone|ipod/i.test(userAgent) ? 'phone' : 'desktop'
}

/** Returns the language without its country: `de` for `de-AT`. */
export const languageOf = (said: string): string => /^[a-z]{2}(?=$|[-_])/i.exec(said)?.[0].toLowerCase() ?? ''

const searchEngines = /(^|\.)(google|bing|duckduckgo|ecosia|yahoo|yandex|baidu|qwant|startpage|brave)\./
const socialSites =
  /(^|\.)(facebook|instagram|pinterest|linkedin|reddit|tiktok|youtube|twitter|threads|mastodon|bsky)\.|^(x\.com|t\.co|lnkd\.in)$/

/** Returns the host of a referring URL; empty if it is invalid or the site itself. */
export const hostOf = (referrer: string, site: string): string => {
  const host = URL.canParse(referrer) ? new URL(referrer).hostname.toLowerCase().replace(/^www\./, '') : ''
  return host === site.replace(/:\d+$/, '').replace(/^www\./, '') ? '' : host.slice(0, 100)
}

/** Returns the traffic source of a visit; tags in the link take precedence over the referring host. */
export const channelOf = (medium: string, source: string, host: string): Channel => {
  const said = `${medium} ${source}`.toLowerCase()
  if (/\b(cpc|ppc|paid|ads?|display|banner|affiliate)/.test(said)) return 'ads'
  if (/\b(e-?mail|newsletter)/.test(said)) return 'email'
  if (/\bsocial/.test(said) || socialSites.test(host)) return 'social'
  if (searchEngines.test(host)) return 'search'
  return host || said.trim() ? 'referral' : 'direct'
}

/** Returns a path without query, fragment and trailing slash. */
export const pathOf = (said: string): string => {
  const path = said.split(/[?#]/)[0]?.replace(/\/+$/, '').slice(0, maxPathLength) ?? ''
  return path !== '' && isSingleLine(path) ? path : '/'
}

const hourMs = 3_600_000

/**
 * Returns the time of a hit by the server's clock. Browser clocks can be years off, so only the delay before sending is
 * used, and at most an hour of it.
 */
export const momentOf = ({ at }: Pick<Hit, 'at'>, sentAt: number, now: Date): Date =>
  new Date(now.getTime() - Math.min(Math.max(sentAt - at, 0), hourMs))

/** Returns the stage that a hit brings a visit to. */
export const stageOf = ({ name }: Pick<Hit, 'name'>): VisitStage =>
  name === 'product' || name === 'cart' ? name : 'browsed'
