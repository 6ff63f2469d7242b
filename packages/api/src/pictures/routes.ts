import { pictureUrl } from '@quarterdeck/contract/picture-address'
import { pictureBreach, pictureBroken } from '@quarterdeck/contract/picture-file'
import { pictureSide, pictures } from '@quarterdeck/contract/pictures'
import { fieldProblem, notFound } from '@quarterdeck/contract/problem'
import { storePicture } from '../db/pictures.ts'
import { Answer } from '../http/answer.ts'
import type { Serve } from '../http/serve.ts'
import type { Ports } from '../ports.ts'
import { drawAvatar } from './avatar.ts'
import { drawProduct } from './product.ts'
import { squareOf } from './rules.ts'

// A drawing is data from a stranger's point of view: it may style itself and nothing else.
const headers = {
  'cache-control': 'public, max-age=604800, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
}

// What a hash stands for never changes. People are shown to those who are signed in, so only their browser may keep it.
const kept = { 'cache-control': 'private, max-age=31536000, immutable' }

export const servePictures = (serve: Serve, { images }: Ports): void => {
  serve.write(pictures.upload, async ({ tx, bytes, query, now }) => {
    const breach = pictureBreach(bytes)
    if (breach) throw fieldProblem('image', breach)
    const square = await images.square(bytes, pictureSide, (upright) => squareOf(query, upright))
    if (!square) throw fieldProblem('image', pictureBroken)
    const hash = await storePicture(tx, square.bytes, now)
    return { url: pictureUrl(hash), width: square.side, height: square.side }
  })

  serve.read(pictures.read, async ({ db, query }) => {
    const picture = await db.selectFrom('pictures').select('bytes').where('hash', '=', query.hash).executeTakeFirst()
    if (!picture) throw notFound('Picture')
    return new Answer(picture.bytes, kept)
  })

  serve.read(pictures.avatar, async ({ query }) => new Answer(drawAvatar(query.seed), headers))

  serve.read(pictures.product, async ({ query }) => {
    const drawing = await drawProduct(query.name, query.tint)
    if (!drawing) throw notFound('Picture')
    return new Answer(drawing, headers)
  })
}
