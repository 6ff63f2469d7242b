import type { Texts } from './texts.ts'
import { p, steps } from './texts.ts'

export const de: Texts = {
  find: {
    title: 'Wie finde ich einen Datensatz schnell?',
    body:
      p(
        'Drücken Sie überall <strong>Strg+K</strong> (<strong>⌘ K</strong> auf dem Mac), und tippen Sie ein, was Sie wissen.',
      ) +
      steps(
        'Eine Nummer wie <strong>14</strong> findet zuerst die Bestellung, den Benutzer und andere Datensätze mit dieser Nummer.',
        '<strong>INV-014</strong> findet die Rechnung.',
        'Ein Teil eines Namens, einer E-Mail-Adresse oder eines Produktcodes genügt. Namen von Personen dürfen Tippfehler haben.',
      ) +
      p(
        'Die Pfeiltasten wählen aus, <strong>Enter</strong> öffnet. Dasselbe Feld findet auch Seiten und Aktionen wie „Neues Produkt“.',
      ),
  },
  language: {
    title: 'Wie ändere ich die Sprache und die Darstellung von Daten?',
    body:
      p(
        'Die Flagge in der oberen Leiste wechselt sofort die Sprache; was Sie in ein Formular eingegeben haben, bleibt stehen.',
      ) +
      p(
        'Zeitzone, Datum, Uhrzeit, Zahlen und den ersten Tag der Woche stellen Sie unter <strong>Kontoeinstellungen → Profil</strong> ein, mit Vorschau. Das gilt überall, wo Sie sich anmelden. Auch E-Mails kommen in Ihrer Sprache.',
      ),
  },
  undo: {
    title: 'Kann ich eine Änderung rückgängig machen?',
    body:
      p(
        'Ja. Gleich nach einer Änderung bietet die Meldung oben rechts <strong>Rückgängig</strong> an. Auch Sammeländerungen und Importe nehmen Sie so als Ganzes zurück.',
      ) +
      p(
        'Später öffnen Sie den Datensatz: Sein Verlauf zeigt jede Änderung mit Person und den Werten davor und danach, und jede lässt sich einzeln zurücknehmen.',
      ) +
      p(
        'Dabei wird nie die Arbeit anderer überschrieben: Ein Feld, das inzwischen jemand geändert hat, bleibt, wie es ist, und Sie erfahren, welches. Auch das Rückgängigmachen lässt sich rückgängig machen. Erstattetes Geld und Gutschriften sind endgültig.',
      ),
  },
  bin: {
    title: 'Ich habe etwas gelöscht. Wie bekomme ich es zurück?',
    body:
      p('Gelöschte Datensätze bleiben 30 Tage im Papierkorb.') +
      steps(
        'Öffnen Sie die Liste, in der der Datensatz stand.',
        'Wählen Sie über der Liste <strong>Papierkorb</strong>.',
        'Wählen Sie den Datensatz aus und dann <strong>Wiederherstellen</strong>.',
      ) +
      p('Er kommt so zurück, wie er beim Löschen war. Nach 30 Tagen wird er endgültig entfernt.'),
  },
  bulk: {
    title: 'Wie ändere ich viele Datensätze auf einmal?',
    body:
      steps(
        'Wählen Sie Zeilen über ihre Kästchen oder mit <strong>X</strong> aus. <strong>Alle Treffer auswählen</strong> nimmt alles, was Ihr Filter findet, nicht nur diese Seite.',
        'Wählen Sie eine Aktion, zum Beispiel <strong>Ändern</strong>.',
        'Sehen Sie sich die Vorschau an: wie viele Datensätze sich ändern, einige davon mit den Werten davor und danach, und welche eine Regel unverändert lässt.',
        'Wenden Sie sie an. Große Änderungen laufen im Hintergrund weiter, während Sie arbeiten.',
      ) + p('Mit einem Mal Rückgängig nehmen Sie die ganze Änderung zurück.'),
  },
  import: {
    title: 'Wie importiere ich Benutzer oder Produkte aus einer Datei?',
    body:
      p(
        'Öffnen Sie die Liste der Benutzer oder Produkte, und wählen Sie <strong>Importieren</strong>. Die Datei ist CSV, mit bis zu 500.000 Zeilen und 64 MB.',
      ) +
      steps(
        'Wählen Sie die Datei. Ein Beispiel zum Anfangen gibt es auch.',
        'Prüfen Sie, welche Spalte welches Feld füllt. Überschriften auf Deutsch, Englisch, Spanisch und Japanisch werden erkannt.',
        'Sehen Sie, was angelegt, geändert und abgelehnt würde. Bis hierhin ist nichts passiert.',
        'Importieren Sie. Abgelehnte Zeilen können Sie mit dem jeweiligen Grund herunterladen.',
      ) +
      p('War es nicht richtig, nimmt Rückgängig den Import zurück.'),
  },
  ship: {
    title: 'Wie versende ich nur einen Teil einer Bestellung?',
    body:
      p(
        'Öffnen Sie die Bestellung, und wählen Sie <strong>Artikel versenden</strong>. Geben Sie an, wie viel von jedem Artikel in dieses Paket kommt, und Versanddienst und Sendungsnummer, falls Sie sie haben.',
      ) +
      p(
        'Was übrig ist, bleibt bei der Bestellung offen. Wenn es so weit ist, wählen Sie <strong>Rest versenden</strong>.',
      ),
  },
  refund: {
    title: 'Wie erstatte ich eine Bestellung oder nehme Artikel zurück?',
    body:
      p('Öffnen Sie die Bestellung, und wählen Sie <strong>Erstattung oder Retoure</strong>.') +
      steps(
        'Wählen Sie, ob nur Geld zurückgeht oder auch Artikel zurückkommen.',
        'Wählen Sie die Artikel und ihre Anzahl. Zurückgenommene Artikel kommen wieder in den Bestand, wenn Sie nichts anderes angeben.',
        'Prüfen Sie den Betrag. Er kann nie höher sein als das, was vom Bezahlten übrig ist.',
      ) +
      p(
        'Hat die Bestellung eine Rechnung, entsteht mit der Erstattung eine Gutschrift. Erstatten dürfen Inhaber, Administratoren und Manager.',
      ),
  },
  locked: {
    title: 'Warum kann ich eine Rechnung nicht mehr ändern?',
    body:
      p(
        'Sobald eine Rechnung versandt oder zum Teil bezahlt ist, sind Kunde, Positionen und Beträge gesperrt, damit Ihr Kunde und Sie immer dasselbe Dokument haben.',
      ) +
      p(
        'Um etwas richtigzustellen, öffnen Sie die Rechnung, und wählen Sie <strong>Korrigieren</strong>: Eine Gutschrift hebt sie auf, und Ihre Änderungen kommen in einen neuen Entwurf. Sie können auch einen Teil gutschreiben oder die Rechnung stornieren.',
      ) +
      p(
        'Wann Rechnungen gesperrt werden, legen Administratoren unter <strong>Kontoeinstellungen → Unternehmen</strong> fest: beim Versand, beim Ausstellen oder nie.',
      ),
  },
  publish: {
    title: 'Was braucht ein Produkt, bevor es veröffentlicht wird?',
    body:
      p(
        'Das Formular des Produkts hat eine Checkliste: Titel, Kategorie, Code, Beschreibung, Bild, Preis und Bestand. Jeder offene Punkt führt zu seinem Feld.',
      ) +
      p(
        'Ein Entwurf kann sich auch selbst veröffentlichen: Geben Sie dafür bei <strong>Veröffentlichen am</strong> einen Zeitpunkt in der Zukunft an.',
      ),
  },
  twoFactor: {
    title: 'Wie schalte ich die Zwei-Faktor-Authentifizierung ein?',
    body:
      steps(
        'Öffnen Sie <strong>Kontoeinstellungen → Zwei-Faktor-Authentifizierung</strong>, und wählen Sie <strong>Einschalten</strong>.',
        'Geben Sie Ihr Passwort ein.',
        'Scannen Sie den Code mit einer Authenticator-App, oder tippen Sie den Schlüssel ein.',
        'Geben Sie die sechs Ziffern ein, die die App zeigt.',
        'Bewahren Sie die zehn Wiederherstellungscodes sicher auf. Mit jedem kommen Sie einmal ohne Ihr Telefon hinein.',
      ) + p('Werden Codes abgelehnt, prüfen Sie, ob Ihr Telefon die Uhrzeit automatisch einstellt.'),
  },
  viewAs: {
    title: 'Wie sehe ich, was eine Kollegin oder ein Kollege sieht?',
    body:
      p(
        'Inhaber öffnen das Profil eines Benutzers und wählen <strong>Als dieser Benutzer ansehen</strong>. 30 Minuten lang sehen sie, was diese Person sieht, ohne etwas ändern zu können.',
      ) +
      p(
        'Dafür wird ein Grund verlangt, die Person wird informiert, und es wird protokolliert. Andere Inhaber sind ausgenommen.',
      ),
  },
  keyboard: {
    title: 'Welche Tastenkürzel gibt es?',
    body:
      p(
        'Drücken Sie auf einer beliebigen Seite <strong>?</strong>: Sie sehen die Tasten, die genau dort funktionieren.',
      ) +
      steps(
        '<strong>G</strong> und dann ein Buchstabe führt zu einer Seite: <strong>G O</strong> zu Bestellungen, <strong>G P</strong> zu Produkten, <strong>G U</strong> zu Benutzern.',
        'In Listen: <strong>/</strong> sucht, <strong>F</strong> filtert, <strong>X</strong> wählt aus, <strong>E</strong> bearbeitet eine Zelle, <strong>P</strong> öffnet die Vorschau.',
        'In Formularen: <strong>Strg Enter</strong> speichert.',
      ),
  },
}
