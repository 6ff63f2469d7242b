import { company, largestLogo } from '@quarterdeck/contract/sales/company'
import { decoded } from '../../catalog/pictures/index.ts'
import type { Serve } from '../../kit/http/serve.ts'
import type { Ports } from '../../kit/ports.ts'
import { change, find, toDto } from './store.ts'

const dataAddress = (bytes: Uint8Array): string =>
  `data:image/png;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`

export const serveCompany = (serve: Serve, { images }: Pick<Ports, 'images'>): void => {
  serve.read(company.read, async ({ db }) => toDto(await find(db)))
  serve.write(company.update, ({ body, ifMatch, ...context }) => change(context, ifMatch, body))
  serve.after(
    company.changeLogo,
    async ({ bytes }) => {
      const logo = await decoded(bytes, () => images.png(bytes, largestLogo))
      return { source: dataAddress(logo.bytes), width: logo.width, height: logo.height }
    },
    ({ prepared: logo, ifMatch, ...context }) => change(context, ifMatch, { logo }),
  )
  serve.write(company.removeLogo, ({ ifMatch, ...context }) => change(context, ifMatch, { logo: null }))
}
