import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { FieldSkeleton } from '../../../ui/form/field-skeleton.tsx'
import classes from '../../../ui/form/form.module.css'
import { Section } from '../../../ui/form/section.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { replyMessages } from '../messages/index.ts'

/** The form's outlines while its record is on the way. */
export const ReplyFormSkeleton = ({ isNew = false }: { readonly isNew?: boolean }) => {
  const { form: m } = useMessages(replyMessages)
  return (
    <Page
      title={isNew ? m.createTitle : m.editTitle}
      layout="narrow"
      {...(!isNew && {
        about: <Skeleton width={180} height={22} />,
        actions: (
          <>
            <Skeleton width={100} height={36} />
            <Skeleton width={92} height={36} />
          </>
        ),
      })}
    >
      <div className={classes.form} aria-busy="true">
        <Section title={m.about} text={m.aboutText}>
          <FieldSkeleton />
          <FieldSkeleton described />
          <FieldSkeleton described />
        </Section>
        <Section title={m.text} text={m.textText}>
          <Skeleton width="100%" height={40} />
          <Skeleton width="100%" height={228} />
          <Skeleton width="100%" height={72} />
        </Section>
      </div>
    </Page>
  )
}
