import { smallPicture } from '@quarterdeck/contract/kit/picture-address'
import { Avatar } from '../ui/avatar.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import type { Pictured } from './kind.ts'

/** The picture of a thing that is named beside it, at most 40 pixels wide. */
export const Thumb = ({ image, size = 28 }: { image: string; size?: number }) => (
  <Picture src={smallPicture(image)} alt="" sizes={`${size}px`} width={size} height={size} />
)

interface Props extends Pictured {
  /** Name of the record, which stands beside it. */
  readonly label: string
}

/** The face or the small picture of a record that is named beside it; nothing where it has none. */
export const RecordPicture = ({ label, face, thumb }: Props) => {
  if (face !== undefined) return <Avatar name={label} image={face} size={24} />
  return thumb === undefined ? undefined : <Thumb image={thumb} size={24} />
}
