import { type Hit, maxPathLength } from '@quarterdeck/contract/insight/visits/collector'
import type { Channel, Device, VisitStage } from '@quarterdeck/contract/insight/visits/visits'
import { isSingleLine } from '@quarterdeck/contract/kit/characters'

/** Programs that say so; a browser has a name. */
export const isRobot = (userAgent: string): boolean =>
  !/mozilla|opera/i.test(userAgent) ||
  /bot|crawl|spider|slurp|headless|phantom|lighthouse|preview|scan|monitor|fetch|https?:\/\//i.test(userAgent)

/** Whether a browser says that it does not want to be followed. */
export const isPrivate = (headers: Headers): boolean => headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'

export const deviceOf = (userAgent: string): Device => {
  if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return 'tablet'
  return /mobi|iphone|ipod/i.test(userAgent) ? 'phone' : 'desktop'
}

/** The language itself, without a country: of `de-AT` it is `de`. */
export const languageOf = (said: string): string => /^[a-z]{2}(?=$|[-_])/i.exec(said)?.[0].toLowerCase() ?? ''

const searchEngines = /(^|\.)(google|bing|duckduckgo|ecosia|yahoo|yandex|baidu|qwant|startpage|brave)\./
const socialSites =
  /(^|\.)(facebook|instagram|pinterest|linkedin|reddit|tiktok|youtube|twitter|threads|mastodon|bsky)\.|^(x\.com|t\.co|lnkd\.in)$/

/** The host of an address; empty where it is none, or the site itself. */
export const hostOf = (referrer: string, site: string): string => {
  const host = URL.canParse(referrer) ? new URL(referrer).hostname.toLowerCase().replace(/^www\./, '') : ''
  return host === site.replace(/:\d+$/, '').replace(/^www\./, '') ? '' : host.slice(0, 100)
}

/** Where somebody comes from: what the link says goes before where it stood. */
export const channelOf = (medium: string, source: string, host: string): Channel => {
  const said = `${medium} ${source}`.toLowerCase()
  if (/\b(cpc|ppc|paid|ads?|display|banner|affiliate)/.test(said)) return 'ads'
  if (/\b(e-?mail|newsletter)/.test(said)) return 'email'
  if (/\bsocial/.test(said) || socialSites.test(host)) return 'social'
  if (searchEngines.test(host)) return 'search'
  return host || said.trim() ? 'referral' : 'direct'
}

/** A path without what stands behind it; without a slash at its end, so that both ways to write it are one. */
export const pathOf = (said: string): string => {
  const path = said.split(/[?#]/)[0]?.replace(/\/+$/, '').slice(0, maxPathLength) ?? ''
  return path !== '' && isSingleLine(path) ? path : '/'
}

const hourMs = 3_600_000

/**
 * When something happened by our clock. That of a browser may be years off: only how long before sending it was is taken
 * from it, and at most an hour.
 */
export const momentOf = ({ at }: Pick<Hit, 'at'>, sentAt: number, now: Date): Date =>
  new Date(now.getTime() - Math.min(Math.max(sentAt - at, 0), hourMs))

/** How far something brings a visit. */
export const stageOf = ({ name }: Pick<Hit, 'name'>): VisitStage =>
  name === 'product' || name === 'cart' ? name : 'browsed'
