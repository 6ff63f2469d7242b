import { smallPicture, smallSide } from '@quarterdeck/contract/kit/picture-address'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { type CSSProperties, useState } from 'react'
import classes from './avatar.module.css'

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** Size in lists, in pixels; the style sheet has the same. */
const defaultSize = 28

interface Props {
  readonly name: string
  readonly image: string
  readonly size?: number
}

/** Shows a face, or initials until it is loaded. Decorative, since the name is written beside it. */
export const Avatar = ({ name, image, size = defaultSize }: Props) => {
  const [broken, setBroken] = useState('')
  const src = 2 * size > smallSide ? image : smallPicture(image)
  return (
    <span
      className={classes.avatar}
      style={size === defaultSize ? undefined : ({ '--size': `${size}px` } as CSSProperties)}
      data-initials={initials(name)}
      aria-hidden="true"
    >
      {!name && <IconUser size={size / 2} stroke={1.5} />}
      {src && src !== broken && <img src={src} alt="" loading="lazy" onError={() => setBroken(src)} />}
    </span>
  )
}
