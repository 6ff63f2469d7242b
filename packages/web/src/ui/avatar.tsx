import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { useState } from 'react'
import classes from './avatar.module.css'

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

interface Props {
  readonly name: string
  readonly image: string
  readonly size?: number
}

/** A face beside a name that is written out: it says nothing of its own. Initials stand behind it until it is there. */
export const Avatar = ({ name, image, size = 28 }: Props) => {
  const [broken, setBroken] = useState('')
  return (
    <span
      className={classes.avatar}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
      data-initials={initials(name)}
      aria-hidden="true"
    >
      {!name && <IconUser size={size / 2} stroke={1.5} />}
      {image && image !== broken && (
        <img src={image} alt="" width={size} height={size} loading="lazy" onError={() => setBroken(image)} />
      )}
    </span>
  )
}
