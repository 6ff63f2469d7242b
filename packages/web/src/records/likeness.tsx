import { Avatar } from '../ui/avatar.tsx'
import type { Pictured } from './kind.ts'
import { Thumb } from './thumb.tsx'

interface Props extends Pictured {
  /** What the record is called, which stands beside it. */
  readonly label: string
}

/** The face or the small picture of a record that is named beside it; nothing where it has none. */
export const Likeness = ({ label, face, thumb }: Props) => {
  if (face !== undefined) return <Avatar name={label} image={face} size={24} />
  return thumb === undefined ? undefined : <Thumb image={thumb} size={24} />
}
