import { articleCategories, articleStatuses } from '@quarterdeck/contract/support/article-words'
import type { ArticleDraft } from '@quarterdeck/contract/support/articles'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { ChoiceField } from '../../../ui/form/choice-field.tsx'
import { Section } from '../../../ui/form/section.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { supportMessages } from '../../messages/index.ts'
import { articleMessages } from '../messages/index.ts'
import { TextFields } from './text-fields.tsx'

/** What a person may write of an article. */
export const ArticleFormFields = () => {
  const { form: m, fields, statuses } = useMessages(articleMessages)
  const { categories } = useMessages(supportMessages)
  return (
    <>
      <Section title={m.texts} text={m.textsText}>
        <TextFields />
      </Section>
      <Section title={m.about} text={m.aboutText}>
        <ChoiceField<ArticleDraft>
          name="category"
          label={fields.category}
          options={articleCategories.map((value) => ({ value, label: categories[value] }))}
        />
        <ChoiceField<ArticleDraft>
          name="status"
          label={fields.status}
          description={m.statusHint}
          options={articleStatuses.map((value) => ({ value, label: statuses[value] }))}
        />
        <TextField<ArticleDraft> name="keywords" label={fields.keywords} description={m.keywordsHint} />
      </Section>
    </>
  )
}
