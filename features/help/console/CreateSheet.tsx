import { useState } from 'react';
import { useNavigate } from '#ui/routing/hooks.ts';
import { articleCategories } from '#domain/content/article-route.ts';
import { contentId, isArticleCategory, type ContentKind } from '#domain/content/content.ts';
import { createContent } from '#features/help/content.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { changedByWriting } from './changed-by-writing.ts';
import { ContentError } from './ContentError.tsx';

/** The name of a new answer or banner, for good. */
export function CreateSheet({ kind, onClose }: { kind: ContentKind; onClose: () => void }) {
  const { articles, banners } = useWords().content;
  const navigate = useNavigate();
  const [id, setId] = useState('');
  const [category, setCategory] = useState<string>('start');
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error } = useAct(createContent, {
    changes: changedByWriting,
    onDone: (made) => navigate(`${kind === 'article' ? '/content' : '/banners'}/${made.id}`),
  });
  const isWrong = !contentId.test(id.trim());
  function create(): void {
    setTried(true);
    if (isWrong || !isArticleCategory(category)) return;
    act({ kind, id: id.trim(), ...(kind === 'article' ? { category } : {}) });
  }
  const title = kind === 'article' ? articles.new : banners.new;
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      <Text look="muted">{kind === 'article' ? articles.new_lead : banners.new_lead}</Text>
      <Form onSend={create} label={title}>
        <TextField
          label={articles.name}
          hint={articles.name_hint}
          autoCapitalize="none"
          maxLength={60}
          value={id}
          onChange={setId}
          error={hasTried && isWrong ? articles.name_wrong : undefined}
        />
        {kind === 'article' ? (
          <SelectField
            label={articles.category_label}
            value={category}
            onChange={setCategory}
            options={articleCategories.map((value) => ({ value, label: articles.category[value] }))}
          />
        ) : null}
        <ContentError error={error} />
        <Button type="submit" isBusy={isBusy}>
          {articles.create}
        </Button>
      </Form>
    </Sheet>
  );
}
