import { mentionsIn, splitMentions } from '@quarterdeck/contract/sales/notes'
import { RecordLink } from '../record-link.tsx'
import { useFaces } from '../use-faces.ts'
import classes from './notes.module.css'

/** The text of a note; who is mentioned in it is a link. */
export const NoteText = ({ text }: { text: string }) => {
  const faces = useFaces(mentionsIn(text))
  return (
    <p className={classes.text} dir="auto">
      {splitMentions(text).map((part, place) => {
        if (typeof part === 'string') return part
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
          <RecordLink key={place} entity="users" record={String(part)} className={classes.mention}>
            @<bdi>{faces.get(part)?.name ?? part}</bdi>
          </RecordLink>
        )
      })}
    </p>
  )
}
