import { useState } from 'react';
import { useParams } from '#ui/routing/hooks.ts';
import { articleCategories } from '#domain/content/article-route.ts';
import { isArticleCategory } from '#domain/content/content.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { defaultLanguage, languages, type Language } from '#domain/text/language.ts';
import { changeContent, deskArticle } from '#features/help/content.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import { changedByWriting } from './changed-by-writing.ts';
import { ContentError } from './ContentError.tsx';
import { VersionRows } from './VersionRows.tsx';

type Article = OutputOf<typeof deskArticle>;

/** One answer, a language at a time: its words, its versions, where it stands. */
export function ArticleScreen() {
  const words = useWords().content;
  const { slug = '' } = useParams();
  const [lang, setLang] = useState<Language>(defaultLanguage);
  const query = useEndpoint(deskArticle, { id: slug, lang });
  const states = query.data?.languages ?? [];
  const options = languages.map((value) => {
    const state = states.find((one) => one.lang === value)?.state ?? 'shown';
    const name = words.languages[value] ?? value;
    return { value, label: state === 'shown' ? name : `${name} · ${words.articles.state[state]}` };
  });
  return (
    <Page title={query.data?.title ?? words.articles.title} back="/content" width="wide">
      <SelectField label={words.language} value={lang} onChange={setLang} options={options} />
      <QueryView query={query} skeleton={<Skeleton shape="block" />}>
        {(article) => (
          <Columns
            main={<ArticleEditor key={`${article.id} ${article.lang}`} article={article} />}
            side={
              <>
                <Standing article={article} />
                <Settings key={article.revision} article={article} />
                <VersionRows
                  kind="article"
                  id={article.id}
                  lang={article.lang}
                  isBuiltIn={article.built_in !== null}
                  versions={article.versions}
                />
                {article.lang === defaultLanguage || article.english === null ? null : (
                  <English english={article.english} />
                )}
                <Values values={article.values} />
              </>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}

function Standing({ article }: { article: Article }) {
  const words = useWords().content.articles;
  const state = article.languages.find(({ lang }) => lang === article.lang)?.state;
  if (state === 'missing') return <Note tone="warn">{words.falls_back}</Note>;
  return state === 'outdated' ? <Note tone="warn">{words.source_changed}</Note> : null;
}

function Settings({ article }: { article: Article }) {
  const words = useWords().content.articles;
  const say = useSay();
  const toast = useToast();
  const [isSure, setSure] = useState(false);
  const { act, isBusy, error } = useAct(changeContent, {
    changes: changedByWriting,
    onDone: () => {
      toast(words.changed);
      setSure(false);
    },
  });
  const { id, revision, category, is_hidden: isHidden } = article;
  const change = (more: { category?: typeof category; is_hidden?: boolean }) =>
    act({ kind: 'article', id, revision, category, is_hidden: isHidden, ...more });
  return (
    <Card title={words.settings}>
      <Stack isRow gap="small">
        {article.is_built_in ? <Badge>{words.own}</Badge> : null}
        {isHidden ? <Badge tone="bad">{words.hidden}</Badge> : null}
        {article.explains > 0 ? <Badge>{say(words.explains, { count: article.explains })}</Badge> : null}
      </Stack>
      <SelectField<string>
        label={words.category_label}
        value={category}
        disabled={isBusy}
        onChange={(value) => (isArticleCategory(value) ? change({ category: value }) : undefined)}
        options={articleCategories.map((value) => ({ value, label: words.category[value] }))}
      />
      <ContentError error={error} />
      {isHidden ? (
        <Button tone="plain" isBusy={isBusy} onClick={() => change({ is_hidden: false })}>
          {words.show}
        </Button>
      ) : (
        <Button tone="plain" onClick={() => setSure(true)}>
          {words.hide}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isSure}
        title={words.hide_title}
        action={words.hide}
        isBusy={isBusy}
        onClose={() => setSure(false)}
        onConfirm={() => change({ is_hidden: true })}
      >
        <p>{words.hide_text}</p>
      </ConfirmDialog>
    </Card>
  );
}

function English({ english }: { english: { title: string; body: string } }) {
  const words = useWords().content.articles;
  return (
    <Card title={words.english}>
      <Text look="strong">{english.title}</Text>
      <p lang="en" className="whitespace-pre-line wrap-anywhere">
        {english.body}
      </p>
    </Card>
  );
}

function Values({ values }: { values: Readonly<Record<string, string>> }) {
  const words = useWords().content.articles;
  return (
    <Card title={words.values}>
      <Text look="muted">{words.values_lead}</Text>
      <Facts facts={Object.entries(values).map(([name, value]) => ({ label: `{${name}}`, value }))} />
    </Card>
  );
}
