import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Änderung der E-Mail-Adresse',
  old: 'Stimmen Sie der neuen Adresse zu',
  oldText: (email: string) => `Ihr Konto soll künftig ${email} verwenden.`,
  approve: 'Der Änderung zustimmen',
  cancel: 'Änderung abbrechen',
  new: 'Bestätigen Sie Ihre Adresse',
  newText: (email: string) => `Ist ${email} Ihre neue Adresse?`,
  confirm: 'Adresse bestätigen',
  notMine: 'Das ist nicht meine Adresse',
  gone: 'Dieser Link gilt nicht mehr',
  goneText: 'Die Änderung ist erfolgt, abgebrochen oder abgelaufen. Sie können sie in Ihrem Profil neu anfragen.',
  waiting: 'Vielen Dank',
  waitingText:
    'Die Adresse ändert sich, sobald auch von der anderen aus zugestimmt wurde. Sehen Sie dort im Posteingang nach.',
  changed: 'Ihre E-Mail-Adresse ist geändert',
  changedText: 'Melden Sie sich ab jetzt mit der neuen Adresse an.',
  cancelled: 'Alles bleibt, wie es ist',
  cancelledText:
    'Die Adresse wurde nicht geändert. Falls Sie nicht darum gebeten haben, wählen Sie ein neues Passwort.',
  onward: 'Quarterdeck öffnen',
  revert: {
    title: 'E-Mail-Adresse wiederherstellen',
    text: (email: string) =>
      `Ihr Konto verwendet dann wieder ${email}. Alle werden davon abgemeldet, seit der Änderung hinzugefügte Passkeys und API-Schlüssel werden entfernt, und Sie wählen ein neues Passwort.`,
    go: 'Meine Adresse wiederherstellen',
    taken: 'Diese Adresse verwendet jetzt jemand anderes. Wenden Sie sich an die Administration.',
    gone: 'Dieser Link gilt nicht mehr',
    goneText:
      'Er wurde verwendet oder ist abgelaufen. Wenn Sie sich nicht anmelden können, wenden Sie sich an die Administration.',
    onward: 'Quarterdeck öffnen',
  },
}
