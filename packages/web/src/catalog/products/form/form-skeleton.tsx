import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { FieldSkeleton } from '../../../kit/ui/form/field-skeleton.tsx'
import classes from '../../../kit/ui/form/form.module.css'
import { Section } from '../../../kit/ui/form/section.tsx'
import { Page } from '../../../kit/ui/page.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
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
