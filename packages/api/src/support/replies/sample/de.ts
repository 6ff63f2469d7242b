import { formatted, type Texts } from './texts.ts'

export const de: Texts = {
  received: formatted(
    'Guten Tag {customer},',
    'vielen Dank für Ihre Nachricht zu „{subject}“. Ich kümmere mich darum und melde mich innerhalb eines Werktags bei Ihnen.',
    'Freundliche Grüße<br>{agent}',
  ),
  details: formatted(
    'Guten Tag {customer},',
    'ich möchte genau sehen, was Sie sehen. Könnten Sie mir bitte Folgendes schicken:',
    [
      'was Sie unmittelbar davor getan haben,',
      'was Sie erwartet haben und was stattdessen geschehen ist,',
      'ein Bildschirmfoto, falls Sie eines haben?',
    ],
    'Antworten Sie einfach auf diese Nachricht, dann erreicht sie mich unter Ticket {ticket}.',
    'Freundliche Grüße<br>{agent}',
  ),
  delivery: formatted(
    'Guten Tag {customer},',
    'Ihre Bestellung {order} hat unser Lager verlassen und ist beim Paketdienst. Den Link zur Sendungsverfolgung finden Sie in der Versandbestätigung, die wir Ihnen per E-Mail geschickt haben.',
    'Falls in drei Werktagen noch nichts angekommen ist, antworten Sie bitte auf diese Nachricht, dann stelle ich einen Nachforschungsauftrag.',
    'Freundliche Grüße<br>{agent}',
  ),
  damaged: formatted(
    'Guten Tag {customer},',
    'es tut mir leid, dass ein Teil Ihrer Bestellung {order} beschädigt angekommen ist. Bitte antworten Sie mit einem Foto des Artikels und einem der Verpackung. Zurückschicken müssen Sie nichts.',
    'Möchten Sie lieber Ersatz oder Ihr Geld zurück? Sobald ich von Ihnen höre, veranlasse ich das.',
    'Freundliche Grüße<br>{agent}',
  ),
  return: formatted(
    'Guten Tag {customer},',
    'selbstverständlich können Sie Artikel aus der Bestellung {order} zurückgeben:',
    [
      'Verpacken Sie sie so, dass sie den Transport gut überstehen.',
      'Schreiben Sie die Bestellnummer <strong>{order}</strong> außen auf das Paket.',
      'Senden Sie es an die Adresse auf Ihrem Lieferschein.',
    ],
    'Ihr Geld erhalten Sie innerhalb von fünf Werktagen nach Eingang des Pakets zurück.',
    'Freundliche Grüße<br>{agent}',
  ),
  refund: formatted(
    'Guten Tag {customer},',
    'wir haben Ihnen den Betrag für die Bestellung {order} erstattet. Das Geld geht auf das Konto zurück, von dem Sie bezahlt haben; je nach Bank dauert das zwei bis fünf Werktage. Die Gutschrift erhalten Sie in einer gesonderten E-Mail.',
    'Freundliche Grüße<br>{agent}',
  ),
  invoice: formatted(
    'Guten Tag {customer},',
    'die Rechnung {invoice} ist noch einmal per E-Mail zu Ihnen unterwegs. Falls etwas darauf nicht stimmt, etwa die Adresse oder die Steuernummer, antworten Sie bitte mit der richtigen Angabe, dann sende ich Ihnen eine korrigierte Rechnung.',
    'Freundliche Grüße<br>{agent}',
  ),
  closing: formatted(
    'Guten Tag {customer},',
    'ich habe länger nichts von Ihnen gehört und schließe deshalb Ticket {ticket}. Falls noch etwas offen ist, antworten Sie einfach auf diese Nachricht, dann wird es wieder geöffnet.',
    'Freundliche Grüße<br>{agent}',
  ),
}
