import { expect, test } from 'vitest'
import { cutQuotes } from './cut-quotes.ts'
import { wordsOf } from './formatted.ts'
import { linesOfText } from './lines.ts'
import { linesOfHtml } from './lines-of-html.ts'
import { isForwardSubject } from './reply-words.ts'

/** An email as programs write it: name, source, the author's own text, and the subject if it matters. */
type Example = readonly [name: string, mail: string, own: string, subject?: string]

const texts: readonly Example[] = [
  ['nothing but words', 'Hello,\n\nwhere is my order?\n\nAda', 'Hello,\n\nwhere is my order?\n\nAda'],
  [
    'Gmail, English',
    'Thanks, that works.\n\nOn Wed, Nov 25, 2026 at 7:10 AM Support <support@example.com> wrote:\n\n> Have you tried again?\n>\n> Grace\n',
    'Thanks, that works.',
  ],
  [
    'Gmail, English, with an attribution over two lines',
    'Thanks!\n\nOn Wed, Nov 25, 2026 at 7:10 AM The Support Team of Quarterdeck <\nsupport@example.com> wrote:\n\n> Have you tried again?\n',
    'Thanks!',
  ],
  [
    'Gmail, German',
    'Danke, es klappt.\n\nAm Mi., 25. Nov. 2026 um 07:10 Uhr schrieb Support <support@example.com>:\n\n> Haben Sie es noch einmal versucht?\n',
    'Danke, es klappt.',
  ],
  [
    'Gmail, Spanish',
    'Gracias.\n\nEl mié, 25 nov 2026 a las 7:10, Soporte (<support@example.com>) escribió:\n\n> ¿Lo ha vuelto a probar?\n',
    'Gracias.',
  ],
  [
    'Gmail, Japanese',
    'ありがとうございます。\n\n2026年11月25日(水) 7:10 サポート <support@example.com>:\n\n> もう一度お試しください。\n',
    'ありがとうございます。',
  ],
  [
    'Gmail, French',
    'Merci.\n\nLe mer. 25 nov. 2026 à 07:10, Support <support@example.com> a écrit :\n\n> Bonjour\n',
    'Merci.',
  ],
  [
    'Apple Mail, English',
    'It arrived.\n\n> On 25. Nov 2026, at 07:10, Support <support@example.com> wrote:\n> \n> Did it arrive?\n> \n',
    'It arrived.',
  ],
  [
    'Apple Mail, German, from a phone',
    'Ist da.\n\nVon meinem iPhone gesendet\n\n> Am 25.11.2026 um 07:10 schrieb Support <support@example.com>:\n> \n> Ist es da?\n',
    'Ist da.',
  ],
  [
    'Apple Mail, Spanish, from a phone',
    'Ya llegó.\n\nEnviado desde mi iPhone\n\n> El 25 nov 2026, a las 7:10, Soporte <support@example.com> escribió:\n> \n> ¿Llegó?\n',
    'Ya llegó.',
  ],
  [
    'Apple Mail, Japanese, from a phone',
    '届きました。\n\niPhoneから送信\n\n> 2026/11/25 7:10、サポート <support@example.com>のメール:\n> \n> 届きましたか。\n',
    '届きました。',
  ],
  [
    'Thunderbird, English',
    'Yes.\n\nOn 25.11.26 07:10, Support wrote:\n> Is it the blue one?\n>\n> -- \n> Support\n',
    'Yes.',
  ],
  [
    'Thunderbird, German, with a signature',
    'Ja.\n\nAm 25.11.26 um 07:10 schrieb Support:\n> Ist es das blaue?\n\n-- \nAda Lovelace\nAnalytische Maschinen GmbH\n',
    'Ja.',
  ],
  ['Thunderbird, Spanish', 'Sí.\n\nEl 25/11/26 a las 7:10, Soporte escribió:\n> ¿Es el azul?\n', 'Sí.'],
  ['Thunderbird, Japanese', 'はい。\n\nOn 2026/11/25 7:10, サポート wrote:\n> 青い方ですか。\n', 'はい。'],
  [
    'Outlook, English',
    'Please cancel it.\n\nKind regards\nAda\n\nFrom: Support <support@example.com>\nSent: Wednesday, November 25, 2026 7:10 AM\nTo: Ada Lovelace <ada@example.com>\nSubject: [#12] Your order\n\nShall we send it?\n',
    'Please cancel it.\n\nKind regards\nAda',
  ],
  [
    'Outlook, English, with a rule',
    'Please cancel it.\n\n________________________________\nFrom: Support <support@example.com>\nSent: Wednesday, November 25, 2026 7:10 AM\nTo: Ada <ada@example.com>\nSubject: RE: Your order\n\nShall we send it?\n',
    'Please cancel it.',
  ],
  [
    'Outlook, German',
    'Bitte stornieren.\n\nVon: Support <support@example.com>\nGesendet: Mittwoch, 25. November 2026 07:10\nAn: Ada <ada@example.com>\nBetreff: [#12] Ihre Bestellung\n\nSollen wir liefern?\n',
    'Bitte stornieren.',
  ],
  [
    'Outlook, Spanish',
    'Cancélelo, por favor.\n\nDe: Soporte <support@example.com>\nEnviado el: miércoles, 25 de noviembre de 2026 7:10\nPara: Ada <ada@example.com>\nAsunto: [#12] Su pedido\n\n¿Lo enviamos?\n',
    'Cancélelo, por favor.',
  ],
  [
    'Outlook, Japanese',
    'キャンセルしてください。\n\n差出人: サポート <support@example.com>\n送信日時: 2026年11月25日 7:10\n宛先: Ada <ada@example.com>\n件名: [#12] ご注文\n\n発送してよろしいですか。\n',
    'キャンセルしてください。',
  ],
  [
    'old Outlook, English',
    'No.\n\n-----Original Message-----\nFrom: Support [mailto:support@example.com]\nSent: Wednesday\nTo: Ada\nSubject: Your order\n\nMore?\n',
    'No.',
  ],
  ['old Outlook, German', 'Nein.\n\n-----Ursprüngliche Nachricht-----\nVon: Support\nBetreff: Test\n\nMehr?', 'Nein.'],
  ['old Outlook, Spanish', 'No.\n\n-----Mensaje original-----\nDe: Soporte\nAsunto: Prueba\n\n¿Más?', 'No.'],
  ['old Outlook, Japanese', 'いいえ。\n\n-----元のメッセージ-----\n差出人: サポート\n件名: 試験\n\n続き', 'いいえ。'],
  [
    'Outlook for phones',
    'OK\n\nGet Outlook for iOS\n________________________________\nFrom: Support <support@example.com>\nSent: Wednesday, November 25, 2026 7:10:00 AM\nTo: Ada <ada@example.com>\nSubject: Re: Order\n\nFine?',
    'OK',
  ],
  [
    'below the quote',
    'On Wed, Nov 25, 2026 at 7:10 AM Support <support@example.com> wrote:\n> Which color?\n> And which size?\n\nBlue, size 40.\n\nAda\n',
    'Blue, size 40.\n\nAda',
  ],
  ['below the quote, with a signature', '> Which color?\n\nBlue.\n\n-- \nAda Lovelace\n+44 20 1234\n', 'Blue.'],
  [
    'between the quotes',
    'Hi Grace,\n\nOn Wed, Nov 25, 2026 at 7:10 AM Support <support@example.com> wrote:\n> Which color?\n\nBlue.\n\n> Which size?\n\n40.\n\n> Grace\n',
    'Hi Grace,\n\nOn Wed, Nov 25, 2026 at 7:10 AM Support <support@example.com> wrote:\n> Which color?\n\nBlue.\n\n> Which size?\n\n40.',
  ],
  [
    'a quote of a quote',
    'Agreed.\n\nOn 1.12.26 09:00, Support wrote:\n> So be it.\n>\n> On 30.11.26 08:00, Ada wrote:\n>> Let it be.\n',
    'Agreed.',
  ],
  [
    'an attribution whose quote is not marked',
    'Agreed.\n\nOn Dec 1, 2026 at 9:00 AM, Support <support@example.com> wrote:\n\nSo be it.\n\nGrace',
    'Agreed.',
  ],
  [
    'a sentence that only sounds like an attribution',
    'On Monday your colleague Max wrote:\nWe will pay you back.\n\nDid you?',
    'On Monday your colleague Max wrote:\nWe will pay you back.\n\nDid you?',
  ],
  [
    'a journey, which is no head of a mail',
    'I want to go\nFrom: Berlin\nTo: Osaka\nDate: May 3\n\nHow much is it?',
    'I want to go\nFrom: Berlin\nTo: Osaka\nDate: May 3\n\nHow much is it?',
  ],
  ['a signature by two hyphens', 'Hello\n\n-- \nAda Lovelace\nExample Ltd.', 'Hello'],
  ['two hyphens high above', `Prices\n--\n${'a line\n'.repeat(40)}`, `Prices\n--\n${'a line\n'.repeat(40)}`.trim()],
  ['a list of points, which is no signature', 'Needed:\n- one\n- two', 'Needed:\n- one\n- two'],
  ['from a phone, without a quote', 'Call me\n\nSent from my Galaxy', 'Call me'],
  [
    'passed on by Gmail',
    'Please see to this.\n\n---------- Forwarded message ---------\nFrom: Max <max@example.com>\nDate: Wed, Nov 25, 2026 at 7:10 AM\nSubject: Broken\nTo: Ada <ada@example.com>\n\nIt broke.\n',
    'Please see to this.\n\n---------- Forwarded message ---------\nFrom: Max <max@example.com>\nDate: Wed, Nov 25, 2026 at 7:10 AM\nSubject: Broken\nTo: Ada <ada@example.com>\n\nIt broke.',
  ],
  [
    'passed on by Thunderbird, German',
    'Zur Info\n\n-------- Weitergeleitete Nachricht --------\nBetreff: \tKaputt\nDatum: \tMi\nVon: \tMax <max@example.com>\n\nEs ist kaputt.',
    'Zur Info\n\n-------- Weitergeleitete Nachricht --------\nBetreff: \tKaputt\nDatum: \tMi\nVon: \tMax <max@example.com>\n\nEs ist kaputt.',
  ],
  [
    'passed on by Apple Mail, Spanish',
    'Véase\n\n> Inicio del mensaje reenviado:\n> \n> De: Max <max@example.com>\n> Asunto: Roto\n> \n> Se rompió.',
    'Véase\n\nInicio del mensaje reenviado:\n\nDe: Max <max@example.com>\nAsunto: Roto\n\nSe rompió.',
  ],
  [
    'passed on by Gmail, Japanese',
    'ご確認ください。\n\n---------- 転送メッセージ ---------\nFrom: Max <max@example.com>\nSubject: 故障\n\n壊れました。',
    'ご確認ください。\n\n---------- 転送メッセージ ---------\nFrom: Max <max@example.com>\nSubject: 故障\n\n壊れました。',
  ],
  [
    'passed on by Outlook, which says so in the subject alone',
    'See below.\n\nFrom: Max <max@example.com>\nSent: Wednesday\nTo: Ada\nSubject: Broken\n\nIt broke.',
    'See below.\n\nFrom: Max <max@example.com>\nSent: Wednesday\nTo: Ada\nSubject: Broken\n\nIt broke.',
    'WG: Broken',
  ],
  [
    'an answer to what was passed on',
    'Done.\n\nOn 25.11.26 07:10, Support wrote:\n> See to it.\n>\n> ---------- Forwarded message ---------\n> It broke.',
    'Done.',
  ],
  ['nothing but a quote', '> Which color?\n> Blue.', 'Which color?\nBlue.'],
  ['nothing but a signature', '-- \nAda', '-- \nAda'.replace('-- ', '--')],
  ['with line ends of Windows', 'Thanks\r\n\r\nOn 25.11.26 07:10, Support wrote:\r\n> Hi\r\n', 'Thanks'],
]

const pages: readonly Example[] = [
  [
    'Gmail',
    '<div dir="ltr"><div>Thanks, <b>that</b> works.</div><div><br></div><div>Ada</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Wed, Nov 25, 2026 at 7:10 AM Support &lt;<a href="mailto:support@example.com">support@example.com</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0"><div>Have you tried again?</div></blockquote></div>',
    'Thanks, that works.\n\nAda',
  ],
  [
    'Gmail in a language that nobody here knows',
    '<div dir="ltr">Kiitos</div><div class="gmail_quote"><div class="gmail_attr">ke 25. marrask. 2026 klo 7.10 Tuki (support@example.com) kirjoitti:<br></div><blockquote class="gmail_quote">Hei</blockquote></div>',
    'Kiitos',
  ],
  [
    'Gmail with a signature',
    '<div dir="ltr"><div>Yes please</div><div><br></div><span>--&nbsp;</span><br><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature">Ada Lovelace<br>Example Ltd.</div></div>',
    'Yes please',
  ],
  [
    'Outlook',
    '<html><head><style>p{margin:0}</style></head><body><div class="WordSection1"><p class="MsoNormal">Please cancel it.<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>From:</b> Support &lt;support@example.com&gt; <br><b>Sent:</b> Wednesday, November 25, 2026 7:10 AM<br><b>To:</b> Ada<br><b>Subject:</b> Your order<o:p></o:p></p></div></div><p class="MsoNormal">Shall we send it?</p></div></body></html>',
    'Please cancel it.',
  ],
  [
    'Outlook on the web, German',
    '<div>Bitte stornieren.</div><div id="Signature"><p>Ada</p></div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg" dir="ltr"><font><b>Von:</b> Support<br><b>Gesendet:</b> Mittwoch<br><b>An:</b> Ada<br><b>Betreff:</b> Ihre Bestellung</font><div>&nbsp;</div></div><div>Sollen wir?</div>',
    'Bitte stornieren.',
  ],
  [
    'Apple Mail',
    '<html><body style="word-wrap: break-word;">It arrived.<br><div><br><blockquote type="cite"><div>On 25. Nov 2026, at 07:10, Support &lt;support@example.com&gt; wrote:</div><br class="Apple-interchange-newline"><div>Did it?</div></blockquote></div><br></body></html>',
    'It arrived.',
  ],
  [
    'Thunderbird, below the quote',
    '<div class="moz-cite-prefix">Am 25.11.26 um 07:10 schrieb Support:<br></div><blockquote type="cite" cite="mid:x@y"><p>Welche Farbe?</p></blockquote><p>Blau.</p>',
    'Blau.',
  ],
  [
    'Thunderbird, between the quotes',
    '<div class="moz-cite-prefix">On 25.11.26 07:10, Support wrote:</div><blockquote type="cite"><p>Which color?</p></blockquote><p>Blue.</p><blockquote type="cite"><p>Which size?</p></blockquote><p>40.</p>',
    'On 25.11.26 07:10, Support wrote:\n\n> Which color?\n\nBlue.\n\n> Which size?\n\n40.',
  ],
  [
    'Yahoo',
    '<div>No thanks</div><div id="yahoo_quoted_1" class="yahoo_quoted"><div>On Wednesday, November 25, 2026 at 07:10:00 AM GMT+1, Support &lt;s@example.com&gt; wrote:</div><div>More?</div></div>',
    'No thanks',
  ],
  [
    'a quotation that somebody set by hand',
    '<p>Your page says:</p><blockquote>Free of charge</blockquote><p>Is that so?</p>',
    'Your page says:\n\nFree of charge\n\nIs that so?',
  ],
  [
    'a newsletter with hidden words and a table',
    '<div style="display:none">Hidden</div><table><tr><td>Order</td><td>12</td></tr><tr><td>Total</td><td>5</td></tr></table><script>alert(1)</script>',
    'Order 12\nTotal 5',
  ],
  [
    'passed on by Gmail',
    '<div>See to this</div><div class="gmail_quote"><div class="gmail_attr">---------- Forwarded message ---------<br>From: <b>Max</b><br>Subject: Broken<br></div><p>It broke.</p></div>',
    'See to this\n\n---------- Forwarded message ---------\nFrom: Max\nSubject: Broken\n\nIt broke.',
  ],
]

/** Examples whose whole text is the author's own. */
const whole = (examples: readonly Example[]) =>
  examples.map(([name, mail, own, subject = '']) => [name, mail, own, subject] as const)

const flat = (text: string) => text.replace(/\n{2,}/g, '\n\n').trim()

test.each(whole(texts))('of a plain text: %s', (_, mail, own, subject) => {
  expect(flat(wordsOf(cutQuotes(linesOfText(mail, 1000), isForwardSubject(subject)).own))).toBe(own)
})

test.each(whole(pages))('of HTML: %s', (_, mail, own) => {
  expect(flat(wordsOf(cutQuotes(linesOfHtml(mail, 1000) ?? [], false).own))).toBe(own)
})

test('what is cut is not lost', () => {
  for (const [, mail, , subject = ''] of texts) {
    const { own, rest } = cutQuotes(linesOfText(mail, 1000), isForwardSubject(subject))
    const words = (text: string) =>
      text
        .replace(/[>\s]+/g, ' ')
        .trim()
        .split(' ')
        .sort()
    expect(words(`${wordsOf(own)}\n${wordsOf(rest)}`)).toEqual(words(mail))
  }
})
