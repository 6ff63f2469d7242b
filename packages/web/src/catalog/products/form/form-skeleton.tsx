import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { FieldSkeleton } from '../../../ui/form/field-skeleton.tsx'
import classes from '../../../ui/form/form.module.css'
import { Section } from '../../../ui/form/section.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { productMessages } from '../messages/index.ts'

/** Skeleton of the form while its product loads. */
export const ProductFormSkeleton = ({ isNew = false }: { readonly isNew?: boolean }) => {
  const { form } = useMessages(productMessages)
  const m = form
  return (
    <Page
      title={isNew ? form.createTitle : form.editTitle}
      layout="narrow"
      {...(!isNew && {
        about: <Skeleton width={180} height={22} />,
        actions: (
          <>
            <Skeleton width={110} height={36} />
            <Skeleton width={92} height={36} />
          </>
        ),
      })}
    >
      <div className={classes.form} aria-busy="true">
        <Section title={m.about} text={m.aboutText}>
          <FieldSkeleton />
          <FieldSkeleton />
          <FieldSkeleton described />
          <Skeleton width="100%" height={204} />
        </Section>
        <Section title={m.selling} text={m.sellingText}>
          <FieldSkeleton />
          <FieldSkeleton />
        </Section>
      </div>
    </Page>
  )
}
