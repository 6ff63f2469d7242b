import { useMessages } from '../../lib/i18n/use-messages.ts'
import { FieldSkeleton } from '../../ui/form/field-skeleton.tsx'
import classes from '../../ui/form/form.module.css'
import { PictureSkeleton } from '../../ui/form/picture-skeleton.tsx'
import { Section } from '../../ui/form/section.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
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
