import { typeOf } from '@quarterdeck/contract/kit/field-type'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { FieldSkeleton } from '../../../ui/form/field-skeleton.tsx'
import shared from '../../../ui/form/form.module.css'
import { Section } from '../../../ui/form/section.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { VersionedRow } from '../../lists/cells/cell-kind.ts'
import type { FormProps } from './fields.tsx'
import classes from './form.module.css'
import { isWide } from './input-of-type.tsx'
import { sectionsOf } from './plain-form.ts'

/** Heights of the inputs of long texts, in pixels. */
const highs: Readonly<Record<string, number>> = { 'long text': 120, 'rich text': 228 }

/** The outlines of a form while its record is on the way. */
export const PlainSkeleton = <Row extends VersionedRow>({
  own,
  form,
  isNew = false,
}: FormProps<Row> & { readonly isNew?: boolean }) => {
  const { list, form: m } = useMessages(own.messages)
  const outlineOf = (name: string) => {
    const { heights, wide } = form.inputs?.[name] || {}
    const high = heights ?? highs[typeOf(own.kind, name)]
    const bars = typeof high === 'number' ? [high] : high
    return (
      <div key={name} data-wide={(wide ?? isWide(own, name)) || undefined}>
        {bars ? (
          bars.map((height) => <Skeleton key={height} width="100%" height={height} />)
        ) : (
          <div className={classes.outline}>
            <FieldSkeleton />
            {m.hints?.[name] !== undefined && <Skeleton width={200} height={10} />}
          </div>
        )}
      </div>
    )
  }
  return (
    <Page
      title={isNew ? list.create : m.edit}
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
      <div className={shared.form} aria-busy="true">
        {sectionsOf(form, Object.keys(m.sections)).map(([section, names]) => (
          <Section key={section} title={m.sections[section]?.title ?? section} text={m.sections[section]?.text ?? ''}>
            <div className={classes.fields}>{names.map(outlineOf)}</div>
          </Section>
        ))}
      </div>
    </Page>
  )
}
