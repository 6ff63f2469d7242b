import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pictureWidths, smallSide } from './picture-address.ts'
import { maxPictureBytes } from './picture-file.ts'

/** Maximum side of a face, a square, in pixels. */
export const pictureSide = 512

/** Maximum side of a product picture in pixels; its aspect ratio stays. */
export const largestPicture = { width: 1600, height: 3200 } as const

const uploaded = z.object({ url: z.string(), width: z.int(), height: z.int() })

const pixels = z.coerce.number().int().min(0).max(100_000)

/** The square to keep, in pixels of the upright picture; without one, the largest in the middle. */
const crop = z
  .object({ left: pixels.optional(), top: pixels.optional(), side: pixels.min(1).optional() })
  .refine(
    ({ left, top, side }) =>
      (left === undefined) === (side === undefined) && (top === undefined) === (side === undefined),
    {
      path: ['side'],
    },
  )
export type Crop = z.output<typeof crop>

export const pictures = {
  upload: endpoint({
    method: 'POST',
    path: '/pictures',
    needs: 'users:write',
    summary:
      'Upload a JPEG, PNG, WebP or AVIF picture of a person; it is turned upright, cropped to a square, made smaller, and kept as WebP, with a small one for lists',
    query: crop,
    accepts: 'application/octet-stream',
    maxBytes: maxPictureBytes,
    output: uploaded,
    status: 201,
  }),
  uploadOfProduct: endpoint({
    method: 'POST',
    path: '/products/pictures',
    needs: 'products:write',
    sendsNoMail: true,
    summary:
      'Upload a JPEG, PNG, WebP or AVIF picture of a product; it is turned upright, kept in its shape, and in several widths, as WebP, with a small square for lists',
    accepts: 'application/octet-stream',
    maxBytes: maxPictureBytes,
    output: uploaded,
    status: 201,
  }),
  read: endpoint({
    method: 'GET',
    path: '/pictures',
    needs: 'session',
    summary: 'Get an uploaded picture',
    query: z.object({
      hash: z.string().regex(/^[0-9a-f]{64}$/),
      /** Width of a smaller version: the square for lists, or one of the stored widths. */
      width: z.coerce
        .number()
        .pipe(z.literal([smallSide, ...pictureWidths]))
        .optional(),
      /** Size of the largest version, as it appears in the URL of the picture. */
      size: z.string().max(20).optional(),
    }),
    output: z.instanceof(Uint8Array),
    answers: 'image/webp',
  }),
  avatar: endpoint({
    method: 'GET',
    path: '/pictures/avatar',
    needs: 'anyone',
    summary: 'Get a generated avatar, always the same for a seed',
    query: z.object({ seed: z.string().min(1).max(100) }),
    output: z.string(),
    answers: 'image/svg+xml',
  }),
  product: endpoint({
    method: 'GET',
    path: '/pictures/product',
    needs: 'anyone',
    summary: 'Get the drawing of a product of the sample data',
    query: z.object({ name: z.string().min(1).max(60), tint: z.string().max(20).optional() }),
    output: z.string(),
    answers: 'image/svg+xml',
  }),
}

/** Returns the URL of the avatar generated from a seed. */
export const avatarUrl = (seed: string): string => `/api/pictures/avatar?seed=${encodeURIComponent(seed)}`

const served = Object.values(pictures).flatMap(({ answers, path }) =>
  answers?.startsWith('image/') ? [`/api${path}`] : [],
)

/**
 * Returns true for a path of this product that serves pictures, or an https address. The address is parsed as browsers
 * do, which take `//host` and `/\host` for another host.
 */
export const isPictureAddress = (address: string): boolean => {
  if (/^https:\/\//i.test(address)) return URL.canParse(address)
  const here = 'https://quarterdeck.invalid'
  if (!address.startsWith('/') || !URL.canParse(address, here)) return false
  const { origin, pathname } = new URL(address, here)
  return origin === here && served.includes(pathname)
}
