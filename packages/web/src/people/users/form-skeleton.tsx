import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { FieldSkeleton } from '../../kit/ui/form/field-skeleton.tsx'
import classes from '../../kit/ui/form/form.module.css'
import { PictureSkeleton } from '../../kit/ui/form/picture-skeleton.tsx'
import { Section } from '../../kit/ui/form/section.tsx'
import { Page } from '../../kit/ui/page.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { userMessages } from './messages/index.ts'

/** Skeleton of the form while its user loads. */
export const UserFormSkeleton = ({ isNew = false }: { isNew?: boolean }) => {
  const { form: m } = useMessages(userMessages)
  return (
    <Page
      title={isNew ? m.createTitle : m.editTitle}
      layout="narrow"
      {...(!isNew && {
        lead: <Skeleton width={48} height={48} round />,
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
        <Section title={m.person} text={m.personText}>
          <PictureSkeleton />
          <FieldSkeleton />
          <FieldSkeleton />
          <FieldSkeleton />
          <FieldSkeleton />
        </Section>
        <Section title={m.work} text={m.workText}>
          <FieldSkeleton />
          <FieldSkeleton described />
          <FieldSkeleton described />
        </Section>
      </div>
    </Page>
  )
}
