import { describe, expect, test } from 'vitest'
import { checkSender, parseAuthenticationResults } from './authentication.ts'

const organizationOf = (domain: string) => /[^.]+\.(?:co\.uk|[^.]+)$/.exec(domain)?.[0]
const trust = { authservIds: ['mx.example.com'], organizationOf }
const ada = 'ada@customer.example'
const check = (header: string | readonly string[], email = ada) =>
  checkSender(typeof header === 'string' ? [`mx.example.com; ${header}`] : header, email, trust)

describe('the header is read', () => {
  test('with comments, quotes, versions, reasons and spaces wherever they may stand', () => {
    const value = `(a (nested; dmarc=pass \\) one)) "MX.example.com" 1 ; spf / 1 = pass (ip: 1; 2) reason="because; of = this"
      smtp . mailfrom = "a;b \\"c\\""@example.com ;\r\n\tdkim=PASS header.d=Example.com header.b="x=y";`
    const { server, results } = parseAuthenticationResults(value)
    expect(server).toBe('mx.example.com')
    expect(results.map(({ properties, ...each }) => ({ ...each, ...Object.fromEntries(properties) }))).toEqual([
      { method: 'spf', result: 'pass', reason: 'because; of = this', 'smtp.mailfrom': 'a;b "c"@example.com' },
      { method: 'dkim', result: 'pass', 'header.d': 'Example.com', 'header.b': 'x=y' },
    ])
  })

  test('as Gmail and Microsoft 365 write it', () => {
    const gmail = `mx.google.com; dkim=pass header.i=@customer.example header.s=20230601 header.b=AbC/d12;
      spf=pass (google.com: domain of a@customer.example designates 192.0.2.1 as permitted sender) smtp.mailfrom=a@customer.example;
      dmarc=pass (p=QUARANTINE sp=QUARANTINE dis=NONE) header.from=customer.example`
    expect(parseAuthenticationResults(gmail).results.map(({ method }) => method)).toEqual(['dkim', 'spf', 'dmarc'])
    expect(checkSender([gmail], ada, { ...trust, authservIds: ['mx.google.com'] })).toBe('pass')
    const microsoft = `spf=pass (sender IP is 192.0.2.1) smtp.mailfrom=customer.example; dkim=none (message not signed)
      header.d=none;dmarc=bestguesspass action=none header.from=customer.example;compauth=pass reason=109`
    expect(parseAuthenticationResults(microsoft).server).toBe('')
    expect(checkSender([microsoft], ada, { ...trust, authservIds: ['unnamed'] })).toBe('pass')
    expect(checkSender([microsoft], ada, trust)).toBe('unknown')
  })

  test.each(['', ';', '(', '"', '\\', '=;=', 'mx', ';;;dkim', 'mx; =', 'mx; spf=', '(\\', 'mx; dkim=pass header.d='])(
    'where it makes no sense, as nothing: %s',
    (value) => {
      expect(parseAuthenticationResults(value).results.filter(({ result }) => result === '')).toEqual([])
      expect(checkSender([value], ada, { ...trust, authservIds: [] })).not.toBe('pass')
    },
  )

  test('in no time, whatever it is made of', () => {
    for (const piece of ['(', '"', ';', '=', 'a=b;', ' ', '\\']) {
      const started = performance.now()
      checkSender(
        Array.from({ length: 20 }, () => piece.repeat(1_000_000)),
        ada,
        trust,
      )
      expect(performance.now() - started).toBeLessThan(5000)
    }
  })
})

test.each([
  ['dmarc=pass header.from=customer.example', 'pass'],
  ['dmarc=pass', 'pass'],
  ['dmarc=pass header.from=evil.example', 'fail'],
  ['spf=pass smtp.mailfrom=bounce@mail.customer.example', 'pass'],
  ['spf=pass smtp.mailfrom=customer.example', 'pass'],
  ['spf=pass smtp.mailfrom=evil.example', 'fail'],
  ['spf=pass smtp.helo=customer.example', 'fail'],
  ['spf=pass', 'fail'],
  ['dkim=pass header.d=customer.example', 'pass'],
  ['dkim=pass header.i=@news.customer.example', 'pass'],
  ['dkim=pass header.d=evil.example header.i=@customer.example', 'fail'],
  ['dkim=fail header.d=customer.example; dkim=pass header.d=evil.example', 'fail'],
  ['dkim=fail header.d=evil.example; dkim=pass header.d=customer.example', 'pass'],
  ['spf=fail; dkim=fail; dmarc=none', 'fail'],
  ['spf=none; dkim=none', 'fail'],
  ['spf=pass smtp.mailfrom=customer.example; dmarc=fail', 'forged'],
  ['dmarc=fail header.from=customer.example (dmarc=pass)', 'forged'],
  ['dmarc=fail; dmarc=pass header.from=customer.example', 'forged'],
  ['dmarc=permerror; spf=softfail smtp.mailfrom=customer.example', 'fail'],
  ['spf=fail; spf=pass smtp.mailfrom=customer.example', 'fail'],
  ['none', 'unknown'],
  ['dmarc=none', 'unknown'],
  ['spf=temperror; dkim=temperror', 'unknown'],
  ['iprev=pass policy.iprev=192.0.2.1', 'unknown'],
  ['auth=pass smtp.auth=ada', 'unknown'],
])('%s says %s', (header, verdict) => {
  expect(check(header)).toBe(verdict)
})

test('domains of one organization are one, those of one registry are not', () => {
  const header = 'spf=pass smtp.mailfrom=bounce.shop.co.uk; dkim=pass header.d=other.co.uk'
  expect([check(header, 'a@mail.shop.co.uk'), check(header, 'a@third.co.uk')]).toEqual(['pass', 'fail'])
})

test('letters of any script are compared in their one form', () => {
  expect(check('dkim=pass header.d=bücher.example', 'a@xn--bcher-kva.example')).toBe('pass')
})

describe('only the topmost header of a trusted server counts', () => {
  const [pass, fail] = ['dmarc=pass header.from=customer.example', 'spf=fail; dkim=fail; dmarc=fail']

  test('whatever stands below it, or is of others', () => {
    expect(check([`mx.example.com; ${fail}`, `mx.example.com; ${pass}`])).toBe('forged')
    expect(check([`mx.example.com; ${pass}`, `mx.example.com; ${fail}`])).toBe('pass')
    expect(check([`mx.evil.example; ${pass}`])).toBe('unknown')
    expect(check([`mx.evil.example; ${fail}`, `MX.example.com 1; ${pass}`])).toBe('pass')
    expect(check([pass])).toBe('unknown')
    expect(check([])).toBe('unknown')
  })

  test('and where none is trusted, it counts against a mail alone', () => {
    const said = (headers: readonly string[]) => checkSender(headers, ada, { ...trust, authservIds: [] })
    expect(said([`any; ${pass}`])).toBe('unknown')
    expect(said([`any; ${fail}`, `any; ${pass}`])).toBe('forged')
    expect(said([`any; spf=fail; dkim=fail; dmarc=none`])).toBe('fail')
    expect(said([`any; ${pass}`, `any; ${fail}`])).toBe('unknown')
  })
})
