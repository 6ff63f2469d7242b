import { pictures } from '@quarterdeck/contract/pictures'
import { notFound } from '@quarterdeck/contract/problem'
import { Answer } from '../http/answer.ts'
import type { Serve } from '../http/serve.ts'
import { drawAvatar } from './avatar.ts'
import { drawProduct } from './product.ts'

// A drawing is data from a stranger's point of view: it may style itself and nothing else.
const headers = {
  'cache-control': 'public, max-age=604800, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
}

export const servePictures = (serve: Serve): void => {
  serve.read(pictures.avatar, async ({ query }) => new Answer(drawAvatar(query.seed), headers))

  serve.read(pictures.product, async ({ query }) => {
    const drawing = await drawProduct(query.name, query.tint)
    if (!drawing) throw notFound('Picture')
    return new Answer(drawing, headers)
  })
}
