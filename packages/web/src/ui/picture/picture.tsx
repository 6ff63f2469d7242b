import { pictureSize, pictureSrcset } from '@quarterdeck/contract/core/picture-address'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import { type CSSProperties, useState } from 'react'
import classes from './picture.module.css'

interface Props {
  /** An uploaded picture, a drawn one, an address elsewhere, or nothing. */
  readonly src: string
  /** Empty where the picture says nothing that is not written beside it. */
  readonly alt: string
  /** How wide it is shown, as `sizes` of an image says it: the browser takes the smallest file that is sharp. */
  readonly sizes: string
  /** Its box in pixels; without one it is as wide as its place, in its own shape. */
  readonly width?: number
  readonly height?: number
  /** Whether a box of another shape is filled, or shows all of it. */
  readonly fit?: 'cover' | 'contain'
  /** Whether it is on screen from the start. */
  readonly eager?: boolean
  readonly className?: string
}

/** Drawings are square; so is the place of a picture that does not say its shape. */
const square = { width: 1, height: 1 }

const shapeOf = ({ src, width, height }: Pick<Props, 'src' | 'width' | 'height'>): CSSProperties => {
  const own = pictureSize(src) ?? square
  return width && height ? { width, height } : { aspectRatio: `${own.width} / ${own.height}` }
}

/** A picture in the width that its place needs. The place is kept free from the start, and stays quiet where there is no picture. */
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
