import { hasMarkup } from '@quarterdeck/contract/kit/formatted'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sized } from '../../testing/size.ts'
import { readMail } from './read-mail.ts'

/** Returns the bytes of an email, one per character below 256. */
const bytes = (text: string) => Uint8Array.from(text.replace(/\r?\n/g, '\r\n'), (sign) => sign.charCodeAt(0))
const read = (text: string) => readMail(bytes(text))
const quoted = (encoded: readonly number[]) =>
  encoded.map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
const utf8 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))

/** The same text in historic and regional character sets. */
const sets: readonly (readonly [string, string, readonly number[]])[] = [
  ['utf-8', 'Grüße', [0x47, 0x72, 0xc3, 0xbc, 0xc3, 0x9f, 0x65]],
  ['iso-8859-1', 'Grüße', [0x47, 0x72, 0xfc, 0xdf, 0x65]],
  ['windows-1252', '“€”', [0x93, 0x80, 0x94]],
  ['iso-8859-15', '5 €', [0x35, 0x20, 0xa4]],
  ['ISO-2022-JP', '日本', [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x1b, 0x28, 0x42]],
  ['Shift_JIS', '日本', [0x93, 0xfa, 0x96, 0x7b]],
  ['cp932', '①', [0x87, 0x40]],
  ['EUC-JP', '日本', [0xc6, 0xfc, 0xcb, 0xdc]],
  ['GB18030', '中文', [0xd6, 0xd0, 0xce, 0xc4]],
  ['big5', '中文', [0xa4, 0xa4, 0xa4, 0xe5]],
  ['KOI8-R', 'Привет', [0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]],
  ['windows-1251', 'Привет', [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]],
  ['EUC-KR', '한국', [0xc7, 0xd1, 0xb1, 0xb9]],
  ['a set that nobody knows', 'plain', [0x70, 0x6c, 0x61, 0x69, 0x6e]],
]

test.each(sets)('words in %s', async (charset, words, encoded) => {
  const base64 = btoa(String.fromCharCode(...encoded))
  const head = `From: a@example.com\nSubject: =?${charset.replaceAll(' ', '-')}?B?${base64}?=\n`
  const type = `Content-Type: text/plain; charset="${charset}"\n`
  const [inBase64, inQuotes, asIs] = await Promise.all([
    read(`${head}${type}Content-Transfer-Encoding: base64\n\n${base64}\n`),
    read(`${head}${type}Content-Transfer-Encoding: quoted-printable\n\n${quoted(encoded)}\n`),
    read(`${head}${type}Content-Transfer-Encoding: 8bit\n\n${String.fromCharCode(...encoded)}\n`),
  ])
  for (const mail of [inBase64, inQuotes, asIs]) {
    expect([mail.subject, mail.body]).toEqual([words, words])
  }
})

test('whom a mail is from, what it answers, and who else has it', async () => {
  const mail = await read(`From: =?utf-8?Q?Ad=C3=A8le?= <Adele@Example.com>
To: Support <support@example.com>, Team: max@example.com, eva@example.com;
Cc: "Max, too" <max@example.com>
Reply-To: other@example.com
Message-ID: <one@example.com>
In-Reply-To: <three@example.com>
References: <two@example.com>
 <three@example.com>
Subject: Re: [#12]
 Broken

Hello`)
  expect(mail).toMatchObject({
    messageId: 'one@example.com',
    answers: ['three@example.com', 'two@example.com'],
    from: { name: 'Adèle', email: 'adele@example.com' },
    replyTo: { email: 'other@example.com' },
    subject: 'Re: [#12] Broken',
    automatic: undefined,
  })
  expect(mail.others.map(({ email }) => email)).toEqual(['support@example.com', 'max@example.com', 'eva@example.com'])
})

test('an address of a name in any script is read in the form in which it is kept', async () => {
  const mail = await read(`From: ${utf8('Jana <Jana@Bücher.example>')}\nSubject: Hello\n\nHello`)
  expect(mail.from?.email).toBe('jana@xn--bcher-kva.example')
})

test('an answer is taken apart from what it quotes', async () => {
  const mail = await read(
    `From: a@example.com\n\nYes <please> & soon.\n\nOn 25.11.26 07:10, Support wrote:\n> Shall we?\n`,
  )
  expect([mail.body, mail.rest]).toEqual([
    '<p>Yes &lt;please&gt; &amp; soon.</p>',
    'On 25.11.26 07:10, Support wrote:\n> Shall we?',
  ])
})

test('of HTML nothing is kept but words and their formatting', async () => {
  const mail = await read(`From: a@example.com
Content-Type: text/html; charset=utf-8

<html><head><title>No</title><style>p{color:red}</style></head><body onload="alert(1)">
<h1>Broken</h1><p>It <b>fell</b> <script>alert(2)</script>and <a href="javascript:alert(3)" onclick="x()">broke</a>,
see <a href="https://example.com/?a=1&amp;b=2">this</a>.</p>
<img src="https://tracker.example.com/pixel.gif" onerror="alert(4)"><svg onload=alert(5)><text>No</text></svg>
<iframe src="https://example.com">No</iframe>
<ul><li>one</li><li>two<br>more</li></ul><ol><li>first</li></ol>&lt;script&gt;alert(6)&lt;/script&gt;</body></html>`)
  expect(mail.body).toBe(
    '<h2>Broken</h2><p>It <strong>fell</strong> and broke, see <a href="https://example.com/?a=1&amp;b=2">this</a>.</p>' +
      '<ul><li>one</li><li>two<br>more</li></ul><ol><li>first</li></ol><p>&lt;script&gt;alert(6)&lt;/script&gt;</p>',
  )
})

test('files, with their names in any script, and without a way out of a folder', async () => {
  const mail = await read(`From: a@example.com
Content-Type: multipart/mixed; boundary=b

--b

See the files.
--b
Content-Type: application/pdf; name="=?utf-8?B?${btoa(utf8('請求書.pdf'))}?="
Content-Disposition: attachment
Content-Transfer-Encoding: base64

JVBERi0=
--b
Content-Type: text/plain
Content-Disposition: attachment; filename*=utf-8''..%2F..%2Fetc%2Fpasswd

root
--b
Content-Type: image/png
Content-Transfer-Encoding: base64

iVBORw==
--b
Content-Type: message/rfc822

From: b@example.com
Subject: Inner

Inner words
--b--`)
  expect(mail.body).toBe('See the files.')
  expect(mail.files.map(({ name, bytes }) => [name, bytes.byteLength])).toEqual([
    ['請求書.pdf', 5],
    ['.._.._etc_passwd', 5],
    ['file-3.png', 4],
    ['file-4.eml', 48],
  ])
})

const automatic: readonly (readonly [string, string, 'bounce' | 'reply' | undefined])[] = [
  ['an answer of a mail program', 'Auto-Submitted: auto-replied', 'reply'],
  ['a message of a web form', 'Auto-Submitted: auto-generated', undefined],
  ['what a person sent, as it says', 'Auto-Submitted: no', undefined],
  ['one that asks for no automatic answer', 'X-Auto-Response-Suppress: DR, OOF, AutoReply', undefined],
  ['another one that does', 'X-Autorespond: no', undefined],
  ['old programs’', 'Precedence: auto_reply', 'reply'],
  ['a mass mail', 'Precedence: bulk', undefined],
  ['an unimportant mail', 'Precedence: junk', undefined],
  ['a mail by way of a group', 'Precedence: list\nList-Id: <support.example.com>', undefined],
  ['one without a return path', 'Return-Path: <>', 'reply'],
  ['one with a return path', 'Return-Path: <a@example.com>', undefined],
  ['a subject of vacation replies alone, German', 'Subject: Abwesend: Ihre Frage', undefined],
  ['a subject of vacation replies alone, English', 'Subject: Out of Office: Re: Your order', undefined],
  ['a subject of vacation replies alone, Japanese', 'Subject: =?utf-8?B?6Ieq5YuV5b+c562UOiBSZQ==?=', undefined],
  ['Exchange, German', 'Auto-Submitted: auto-generated\nSubject: Automatische Antwort: Ihre Frage', 'reply'],
  ['Exchange, English', 'Auto-Submitted: auto-generated\nSubject: Out of Office: Re: Your order', 'reply'],
  ['Exchange, Japanese', 'Auto-Submitted: auto-generated\nSubject: =?utf-8?B?6Ieq5YuV5b+c562UOiBSZQ==?=', 'reply'],
  ['a form that asks for a chair', 'Auto-Submitted: auto-generated\nSubject: Out of office chairs?', undefined],
  ['a report', 'Content-Type: multipart/report; report-type=delivery-status; boundary=b', 'bounce'],
  ['a read receipt', 'Content-Type: multipart/report; boundary=b; report-type=disposition-notification', 'bounce'],
  ['an old server’s report', 'Return-Path: <>\nFrom: MAILER-DAEMON@example.com', 'bounce'],
]

test.each(automatic)('is it a program that writes: %s', async (_, head, kind) => {
  const from = head.includes('From:') ? '' : 'From: a@example.com\n'
  expect((await read(`${from}${head}\n\nHello`)).automatic).toBe(kind)
})

test('a report names the mail that did not arrive', async () => {
  const mail = await read(`From: MAILER-DAEMON@example.com
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b

It did not arrive.
--b
Content-Type: message/delivery-status

Final-Recipient: rfc822; ada@example.com
Action: failed
--b
Content-Type: message/rfc822

Message-ID: <ours@example.com>
Subject: [#12] Order

Hello
--b--`)
  expect([mail.automatic, mail.answers]).toEqual(['bounce', ['ours@example.com']])
})

test('what servers on its way say of its sender, the last one first', async () => {
  const head =
    'Authentication-Results: mx.example.com;\n dmarc=fail (p=none)\nFrom: a@b.c\nAuthentication-Results: b; none'
  const { authentication } = await read(`${head}\n\nHi`)
  expect(authentication.map((value) => value.replace(/\s+/g, ' '))).toEqual([
    'mx.example.com; dmarc=fail (p=none)',
    'b; none',
  ])
})

test('what is too deep, too large or no mail at all is read as far as it goes', async () => {
  const head = 'From: a@example.com\nSubject: Deep\n'
  const nested = Array.from({ length: 200 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`)
  const deep = await read(`${head}${nested.join('')}`)
  expect([deep.subject, deep.isWhole, deep.body]).toEqual(['Deep', false, ''])
  const page = await read(`${head}Content-Type: text/html\n\n${'<div>'.repeat(100_000)}Hello`)
  expect([page.subject, page.isWhole]).toEqual(['Deep', false])
  const long = await read(`${head}\n${'A line of words that goes on.\n'.repeat(5000)}`)
  expect([long.isWhole, long.body.length <= 20_000, long.body.length > 19_900]).toEqual([false, true, true])
  const noise = await readMail(Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256))
  expect([noise.from, noise.subject]).toEqual([undefined, ''])
})

const pieces = fc.constantFrom(
  'From: Ada <ada@example.com>\r\n',
  'From: "\r\n',
  'Subject: =?utf-8?B?////?=\r\n',
  'Subject: =?x?Q?=ZZ?=\r\n',
  'Content-Type: multipart/mixed; boundary="b"\r\n',
  'Content-Type: multipart/alternative; boundary=\r\n',
  'Content-Type: text/html; charset=utf-7\r\n',
  'Content-Type: message/rfc822\r\n',
  'Content-Transfer-Encoding: base64\r\n',
  'Content-Transfer-Encoding: quoted-printable\r\n',
  "Content-Disposition: attachment; filename*0*=utf-8''%; filename*1=\"\r\n",
  'References: <<><a@b> <\0>\r\n',
  '\r\n',
  '--b\r\n',
  '--b--\r\n',
  '<b><i><a href=x>',
  '</b></table>&#0;&#x110000;&nbsp',
  '> > quoted\r\n',
  'On 1.1.26 1:00, a wrote:\r\n',
  '=\r\n=3D=\0',
  '\ud800',
)

test('no mail that is put together badly breaks the reading, and what comes out can be stored', async () => {
  const mails = fc.array(fc.oneof({ weight: 5, arbitrary: pieces }, fc.string({ unit: 'binary', maxLength: 40 })), {
    maxLength: 40,
  })
  await fc.assert(
    fc.asyncProperty(mails, async (parts) => {
      const mail = await readMail(bytes(parts.join('')))
      const texts = [mail.subject, mail.body, mail.rest, mail.from?.name ?? '', ...mail.files.map(({ name }) => name)]
      for (const text of [...texts, ...mail.answers, mail.messageId ?? '']) {
        expect([text.includes('\0'), text.isWellFormed()]).toEqual([false, true])
      }
      const words = mail.body.replace(/<\/?(p|h2|h3|ul|ol|li|strong|em|br)>|<a href="[^"<>]*">|<\/a>/g, '')
      expect(hasMarkup(words)).toBe(false)
    }),
    { numRuns: sized(20, 300), seed: 20_261_125 },
  )
})

const head = 'From: a@example.com\nSubject: Files\n'
const nested = (part: string) =>
  `${head}Content-Type: multipart/mixed; boundary=b\n\n--b\n\nHello\n--b\n${part}\n--b--\n`

test('of a text of many megabytes, of lines or of parts, the beginning is read', async () => {
  const text = await read(`${head}\n${'Some words that fill a line.\n'.repeat(60_000)}`)
  expect([text.isWhole, text.body.startsWith('Some words')]).toEqual([false, true])
  const blank = await read(`${head}\nHello${'\n'.repeat(300_000)}`)
  expect([blank.isWhole, blank.body]).toEqual([false, 'Hello'])
  const parts = await read(`${head}Content-Type: multipart/mixed; boundary=b\n${'\n--b\n\nx'.repeat(2000)}\n--b--\n`)
  expect([parts.isWhole, parts.body.startsWith('x')]).toEqual([false, true])
  const files = await read(nested(`Content-Disposition: attachment\n\n${'x\n'.repeat(500_000)}`))
  expect([files.isWhole, files.body, files.files.length]).toEqual([false, 'Hello', 1])
})

test.each([
  ['rules', '-----\n'],
  ['attributions', 'On Monday, 3 March 2026 at 10:00, Ada wrote:\n'],
  ['quotes', '> a\n'],
  ['heads', 'From: a\n'],
  ['attributions and blank lines', 'On Monday 10:00 a wrote:\n\n'],
])('a text of nothing but %s takes no longer than its length', async (_, line) => {
  const time = async (count: number) => {
    const raw = bytes(`${head}\n${line.repeat(count)}`)
    const begun = performance.now()
    await readMail(raw)
    return performance.now() - begun
  }
  await time(1000)
  // Ten times the lines took a hundred times as long.
  expect(await time(20_000)).toBeLessThan(Math.max(2000, 40 * (await time(2000))))
})

test('runs without words at the end of a line are dropped, however many there are', async () => {
  const html = `${head}Content-Type: text/html\n\n<p>Hello${'<b>&nbsp;</b><i>&nbsp;</i>'.repeat(20_000)}</p>`
  expect((await read(html)).body).toBe('Hello')
})

test.each([
  ['Content-Type: text/plain; name="router.log"\nContent-Disposition: inline', 'router.log'],
  ['Content-Disposition: inline; filename="page.txt"', 'page.txt'],
  ['Content-Type: text/html\nContent-Disposition: inline; filename="page.html"', 'page.html'],
])('text with the name of a file is a file: %s', async (type, name) => {
  const { body, files } = await read(nested(`${type}\n\nup up down`))
  expect([body, files.map((file) => file.name)]).toEqual(['Hello', [name]])
})

test('text with the name of a file that is all of a mail is its text', async () => {
  const { body, files } = await read(`${head}Content-Disposition: inline; filename="a.txt"\n\nup up down`)
  expect([body, files]).toEqual(['up up down', []])
})

test.each([
  ['Berg, Ada <ada@mail.example>', 'Berg, Ada', 'ada@mail.example'],
  ['Berg, Ada, Dr. <ada@mail.example>', 'Berg, Ada, Dr.', 'ada@mail.example'],
  ['"Berg, Ada" <ada@mail.example>', 'Berg, Ada', 'ada@mail.example'],
  ['Pete(A nice \\) chap) <pete(his account)@silly.test(his host)>', 'Pete', 'pete@silly.test'],
  ['ada@mail.example (Ada Berg)', 'Ada Berg', 'ada@mail.example'],
  ['pete(x)@silly.test', 'x', 'pete@silly.test'],
  ['a@mail.example, b@mail.example', '', 'a@mail.example'],
])('a mail from %s', async (from, name, email) => {
  const [mail, answered] = [await read(`From: ${from}\n\nHello`), await read(`Reply-To: ${from}\n\nHello`)]
  expect([mail.from, answered.replyTo]).toEqual([
    { name, email },
    { name, email },
  ])
})

test.each([
  ['Thu, 5 Nov 2026 10:00:00 +0100', '2026-11-05T09:00:00.000Z'],
  ['yesterday', undefined],
])('a mail of %s', async (date, moment) => {
  expect((await read(`From: a@example.com\nDate: ${date}\n\nHello`)).sentAt?.toISOString()).toBe(moment)
})
