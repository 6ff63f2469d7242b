import { pictureSize, pictureSrcset } from '@quarterdeck/contract/kit/picture-address'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import { type CSSProperties, useState } from 'react'
import classes from './picture.module.css'

interface Props {
  /** URL of an uploaded picture, an illustration or an external image; empty for none. */
  readonly src: string
  /** Empty for a decorative picture. */
  readonly alt: string
  /** Displayed width as in `sizes` of an image, by which the browser picks the smallest sharp file. */
  readonly sizes: string
  /** Size in pixels; without it, the picture fills its container in its own aspect ratio. */
  readonly width?: number
  readonly height?: number
  /** Crops the picture to fill the box, or shows all of it. */
  readonly fit?: 'cover' | 'contain'
  /** True if it is visible on page load. */
  readonly eager?: boolean
  readonly className?: string
}

/** Aspect ratio of illustrations, and of pictures of unknown size. */
const square = { width: 1, height: 1 }

const shapeOf = ({ src, width, height }: Pick<Props, 'src' | 'width' | 'height'>): CSSProperties => {
  const own = pictureSize(src) ?? square
  return width && height ? { width, height } : { aspectRatio: `${own.width} / ${own.height}` }
}

/**
 * Renders a picture in the resolution its box needs. Space is reserved from the start, and stays empty without a
 * picture.
 */
export const Picture = ({ src, alt, sizes, width, height, fit = 'cover', eager = false, className }: Props) => {
  const [broken, setBroken] = useState('')
  const isShown = src !== '' && src !== broken
  const srcSet = pictureSrcset(src)
  return (
    <span
      className={className ? `${classes.frame} ${className}` : classes.frame}
      style={shapeOf({ src, width, height })}
      data-fit={fit}
      {...(!isShown && alt !== '' && { role: 'img', 'aria-label': alt })}
    >
      {isShown ? (
        <img
          src={src}
          srcSet={srcSet}
          sizes={srcSet && sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      ) : (
        <IconPhoto stroke={1.25} aria-hidden />
      )}
    </span>
  )
}
