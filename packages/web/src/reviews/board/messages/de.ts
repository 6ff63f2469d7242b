import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  spread: 'Bewertungen nach Sternen',
  count: (count) => (count === 1 ? '1 Bewertung' : `${number(count)} Bewertungen`),
  bar: (stars, count) => `${stars === 1 ? '1 Stern' : `${number(stars)} Sterne`}: ${de.count(count)}`,
  show: 'Anzeigen',
  shows: { visible: 'Sichtbare', unanswered: 'Unbeantwortete', hidden: 'Ausgeblendete', all: 'Alle' },
  sort: 'Sortieren',
  sorts: {
    newest: 'Neueste zuerst',
    oldest: 'Älteste zuerst',
    best: 'Beste zuerst',
    worst: 'Schlechteste zuerst',
    liked: 'Beliebteste zuerst',
  },
  reset: 'Alle Bewertungen',
  more: 'Mehr laden',
  none: 'Noch keine Bewertungen',
  noneText: 'Hier steht, was Kunden über dieses Produkt sagen.',
  noMatch: 'Keine passende Bewertung',
  hiddenFor: (reason) => `Ausgeblendet: ${reason}`,
  reply: 'Antworten',
  replyTo: (name) => `${name} antworten`,
  editReply: 'Antwort bearbeiten',
  removeReply: 'Antwort entfernen',
  yourReply: 'Ihre Antwort',
  send: 'Antwort veröffentlichen',
  hide: 'Ausblenden',
  hideTitle: 'Diese Bewertung ausblenden?',
  hideText: 'Sie bleibt erhalten, zählt aber nicht mehr zur Bewertung des Produkts.',
  hideReason: 'Grund',
  hideReasonHint: 'Steht bei der Bewertung und in ihrem Verlauf.',
  hideReasonHints: 'Steht bei jeder Bewertung und in ihrem Verlauf.',
  unhide: 'Wieder anzeigen',
  done: {
    replied: 'Antwort veröffentlicht',
    unreplied: 'Antwort entfernt',
    hidden: 'Bewertung ausgeblendet',
    shown: 'Bewertung ist wieder sichtbar',
    deleted: 'Bewertung gelöscht',
  },
}
