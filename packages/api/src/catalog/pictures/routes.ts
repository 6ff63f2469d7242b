import { maxSmallBytes, pictureUrl, smallSide } from '@quarterdeck/contract/kit/picture-address'
import { pictureBreach, pictureBroken } from '@quarterdeck/contract/kit/picture-file'
import { pictureSide, pictures } from '@quarterdeck/contract/kit/pictures'
import { fieldProblem, notFound } from '@quarterdeck/contract/kit/problem'
import { Answer } from '../../kit/answer.ts'
import { attempt } from '../../kit/http/attempt.ts'
import type { Preparation, Serve } from '../../kit/http/serve.ts'
import type { Drawn, Ports } from '../../kit/ports.ts'
import { drawProduct } from './product.ts'
import { sizesOf, squareOf } from './rules.ts'
import { readPicture, storePicture } from './store.ts'

const forGood = 'max-age=31536000, immutable'

// A drawing depends only on its address. It is untrusted data: it can style itself and nothing else.
const headers = {
  'cache-control': `public, ${forGood}`,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
}

// The content of a hash never changes. Photos are shown to signed-in users, so only their browser may cache them.
const pictureHeaders = {
  'cache-control': `private, ${forGood}`,
  'content-security-policy': "default-src 'none'",
}

/** Refuses what is no picture by its content; then what its codec cannot read. @throws Problem */
export const decoded = async <T>(bytes: Uint8Array<ArrayBuffer>, decode: () => Promise<T | undefined>): Promise<T> => {
  const breach = pictureBreach(bytes)
  if (breach) throw fieldProblem('image', breach)
  const found = await decode()
  if (!found) throw fieldProblem('image', pictureBroken)
  return found
}

export const servePictures = (serve: Serve, ports: Ports): void => {
  const { images } = ports
  const keep = async (
    { db, now }: Pick<Preparation<unknown>, 'db' | 'now'>,
    whole: readonly [Drawn, ...Drawn[]],
    width: number | null,
  ) => {
    const [{ bytes }] = whole
    const small = await decoded(bytes, () => images.small(bytes, smallSide, maxSmallBytes))
    return attempt(ports, () => storePicture(ports, db, { small, whole, width }, now))
  }

  serve.after(
    pictures.upload,
    async ({ bytes, query, ...given }) => {
      const square = await decoded(bytes, () =>
        images.square(bytes, pictureSide, (upright) => squareOf(query, upright)),
      )
      const { width, height } = square
      return { url: pictureUrl(await keep(given, [square], null)), width, height }
    },
    async ({ prepared }) => prepared,
  )

  serve.after(
    pictures.uploadOfProduct,
    async ({ bytes, ...given }) => {
      const files = await decoded(bytes, () => images.sizes(bytes, sizesOf))
      const { width, height } = files[0]
      return { url: pictureUrl(await keep(given, files, width), { width, height }), width, height }
    },
    async ({ prepared }) => prepared,
  )

  serve.read(pictures.read, async ({ db, query }) => {
    const bytes = await readPicture(ports, db, query.hash, query.width)
    if (!bytes) throw notFound('Picture')
    if (query.width !== smallSide || bytes.length <= maxSmallBytes) return new Answer(bytes, pictureHeaders)
    // Stored before lists had small files. Under load a list shows the large one.
    const small = await images.small(bytes, smallSide, maxSmallBytes).catch(() => undefined)
    return new Answer(small?.bytes ?? bytes, pictureHeaders)
  })

  serve.read(pictures.avatar, async ({ query }) => {
    // Of use only to who looks at people.
    const { drawAvatar } = await import('./avatar.ts')
    return new Answer(drawAvatar(query.seed), headers)
  })

  serve.read(pictures.product, async ({ query }) => {
    const drawing = await drawProduct(query.name, query.tint)
    if (!drawing) throw notFound('Picture')
    return new Answer(drawing, headers)
  })
}
